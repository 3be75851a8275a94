import {distance} from 'fastest-levenshtein';

const SHOWN = 5;

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

function score(wanted: readonly string[], route: string): number {
  const present = segments(route);
  const best = wanted.map((word) => Math.max(0, ...present.map((item) => similarity(word, item))));
  const last = similarity(wanted.at(-1) ?? '', present.at(-1) ?? '');
  return best.reduce((sum, value) => sum + value, 0) / wanted.length + 2 * last;
}

/**
 * Finds existing paths that resemble a missing one; the last segment counts most.
 *
 * @returns at most five routes, best first; none when nothing is similar.
 */
export function closestRoutes(path: string, routes: readonly string[]): string[] {
  const wanted = segments(path);
  if (wanted.length === 0) {
    return [];
  }
  return routes
    .filter((route) => route !== '/')
    .map((route) => ({route, score: score(wanted, route)}))
    .filter((candidate) => candidate.score > 1.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({route}) => route);
}
