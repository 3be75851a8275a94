import type {HeaderRule} from '../../shared/contentSources.ts';

/** Name of the worker's file, before its hash. */
export const WORKER_NAME = 'sql-engine';

/**
 * Headers of the worker's script. A worker obeys the policy it comes with: this one may compile
 * WebAssembly and load files of the site, and nothing else; pages may not.
 */
export const workerPolicy: HeaderRule = {
  path: `/assets/js/${WORKER_NAME}.*`,
  headers: {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  },
};
