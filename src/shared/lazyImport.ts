import {isSiteReachable, OutdatedPage} from './outdatedPage.ts';

/** Memoizes a promise: what is loaded is loaded once; after a failure the next call tries again. */
export function memoizeAsync<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Loads a part of the site when it is first needed. */
export type LazyImport<Module> = () => Promise<Module>;

async function explain(cause: unknown): Promise<never> {
  throw (await isSiteReachable()) ? new OutdatedPage('', {cause}) : cause;
}

/**
 * Wraps a dynamic import (memoized, with a retry), so that one lost request does not cost the reader a
 * feature.
 *
 * A chunk that fails to load is asked for a second time. When that fails, too, the promise
 * rejects, with {@link OutdatedPage} if the site can be reached, and whoever called must show a
 * message with a link that works without the chunk.
 */
export function lazyImport<Module>(load: () => Promise<Module>): LazyImport<Module> {
  return memoizeAsync(() => load().catch(load).catch(explain));
}
