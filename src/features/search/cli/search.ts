import {parseArgs} from 'node:util';
import type {EngineResult} from '../engine/engine.ts';
import {searchPhrases} from '../engine/phrases.ts';
import {phrasesIn} from '../engine/quotes.ts';
import {readEngine} from './readIndex.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

const SHOWN = 10;

/** The first results of a query with the parts of their scores, for people to read. */
function describeRanking({pages, terms}: EngineResult): string {
  const results = pages
    .slice(0, SHOWN)
    .flatMap(({route, score, points, title, own, whole, linked, sdk}, place) => [
      `${String(place + 1).padStart(2)}. ${score.toFixed(3)}  ${route}`,
      `       (${points.toFixed(2)} (words) × ${title.toFixed(2)} (title) + ${own.toFixed(2)} (own words) + ${whole.toFixed(2)} (whole query) + ${linked.toFixed(2)} (links)) × ${sdk.toFixed(2)} (SDK)`,
    ]);
  return [...results, '', `Terms looked for: ${[...terms].slice(0, 40).join(', ')}`].join('\n');
}

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const query = positionals.join(' ');
  if (!query) {
    throw new Error('Write what to search for: npm run search -- "kill switch"');
  }
  const engine = readEngine(values.build);
  const {pages} = searchPhrases(engine, query);
  if (pages.length === 0) {
    console.log(
      'No results. Add the words to the page, its keywords or src/features/search/engine/synonyms.json.',
    );
  } else if (phrasesIn(query).length > 0) {
    console.log(pages.map(({route}) => route).join('\n'));
  } else {
    console.log(describeRanking(engine.search(query)));
  }
});
