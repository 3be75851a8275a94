/** Factors of pages that answer less often than their words suggest; the first that fits counts. */
const PRIORS: readonly (readonly [routes: RegExp, prior: number])[] = [
  // Posts tell of a time; what holds today is in the docs.
  [/^\/blog\//, 0.65],
  // Lists of calls name everything that can be done elsewhere; who wants a call says so.
  [/^\/reference\/api\/./, 0.85],
  // Has the words of all pages; each is explained on a page of its own.
  [/^\/glossary\/$/, 0.7],
  // Mostly links to the pages that answer.
  [/\/intro\/$/, 0.95],
];

/** Returns what a page's score is multiplied by whatever the query, 0–1. */
export function pagePrior(route: string): number {
  return PRIORS.find(([routes]) => routes.test(route))?.[1] ?? 1;
}
