import type {EngineResult} from '../engine/engine.ts';
import type {ConceptScore} from '../engine/rank.ts';

const SHOWN = 10;

function describeConcept({label, page, sections, points, of}: ConceptScore): string {
  const share = `${points.toFixed(2)} of ${of.toFixed(2)}`;
  return points === 0
    ? `       ${label}: not on the page`
    : `       ${label}: ${share} (title, route, keywords ${page.toFixed(0)}; best section ${sections.toFixed(0)})`;
}

/** Returns the first results of a query with the parts of their scores, for people to read. */
export function describeRanking({pages, terms}: EngineResult): string {
  if (pages.length === 0) {
    return 'No results. Add the words to the page, its keywords or src/features/search/engine/synonyms.json.';
  }
  const results = pages
    .slice(0, SHOWN)
    .flatMap(({route, score, title, own, whole, kind, sdk, concepts}, place) => [
      `${String(place + 1).padStart(2)}. ${score.toFixed(3)}  ${route}`,
      `       (points × ${title.toFixed(2)} (title, keywords) + ${own.toFixed(2)} (own words) + ${whole.toFixed(2)} (whole query)) × ${kind.toFixed(2)} (kind of page) × ${sdk.toFixed(2)} (SDK)`,
      ...concepts.filter(({of, points}) => of > 0 && points >= 0).map(describeConcept),
    ]);
  return [...results, '', `Terms looked for: ${[...terms].slice(0, 40).join(', ')}`].join('\n');
}
