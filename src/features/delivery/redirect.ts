/** A permanent redirect. */
export interface Redirect {
  /** Old path with a trailing slash; the path without it is redirected, too. */
  from: string;
  /** Path of a page, which may end with `#` and the id of a place on it. */
  to: string;
}

/** Returns both spellings of an old path: with and without the trailing slash. */
export function spellings(from: string): string[] {
  return [from.replace(/\/$/, ''), from];
}
