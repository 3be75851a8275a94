import {distance} from 'fastest-levenshtein';

const SHOWN = 5;

/** Less similar words than a third of one: a page of another language has the rest of the path, too. */
const CLOSE = 0.3;

function segments(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
}

/** 1 for equal words, 0 for entirely different ones. */
function similarity(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length);
}

function compare(wanted: readonly string[], route: string) {
  const present = segments(route);
  const best = wanted.map((word) => Math.max(0, ...present.map((item) => similarity(word, item))));
  const words = best.reduce((sum, value) => sum + value, 0);
  const last = 2 * similarity(wanted.at(-1) ?? '', present.at(-1) ?? '');
  const mean = words / wanted.length;
  // Where every word is nearly right, a folder was meant.
  return {route, score: words + last, isSimilar: mean + last > 1.4 || mean > 0.85};
}

/**
 * Finds existing paths that resemble a missing one; the last segment counts most.
 *
 * @returns at most five routes that are about as close as the closest, best first; none when nothing
 *   is similar.
 */
export function closestRoutes(path: string, routes: readonly string[]): string[] {
  const wanted = segments(path);
  if (wanted.length === 0) {
    return [];
  }
  const similar = routes
    .filter((route) => route !== '/')
    .map((route) => compare(wanted, route))
    .filter(({isSimilar}) => isSimilar)
    .sort((a, b) => b.score - a.score);
  return similar
    .filter(({score}) => score > similar[0]!.score - CLOSE)
    .slice(0, SHOWN)
    .map(({route}) => route);
}
