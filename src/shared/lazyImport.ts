import {isSiteReachable, OutdatedPage} from './outdatedPage.ts';

/** Loads a part of the site when it is first needed. */
export interface LazyImport<Module> {
  /** Resolves with the module; tries once more after a failure, then rejects. */
  (): Promise<Module>;
}

async function explain(cause: unknown): Promise<never> {
  throw (await isSiteReachable()) ? new OutdatedPage('', {cause}) : cause;
}

/**
 * Wraps a dynamic import (memoized, with a retry), so that one lost request does not cost the reader a
 * feature.
 *
 * A chunk that fails to load is asked for a second time. When that fails, too, the promise
 * rejects, with {@link OutdatedPage} if the site can be reached, and whoever called must show a
 * message with a link that works without the chunk. The next call starts anew; a loaded module is
 * kept.
 *
 * @param load such as `() => import('./Modal')`.
 */
export function lazyImport<Module>(load: () => Promise<Module>): LazyImport<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    const attempt = loading ?? load().catch(load).catch(explain);
    loading = attempt;
    attempt.catch(() => {
      if (loading === attempt) {
        loading = undefined;
      }
    });
    return attempt;
  };
}
