import {SearchUnavailable} from './searchUnavailable.ts';

/** Returns what an address holds; rejects when it cannot be had. */
export type Download = (url: string, cache?: RequestCache) => Promise<ArrayBuffer>;

/** Milliseconds without a byte after which a file counts as lost; a slow line has its time. */
export const STALL_LIMIT = 20_000;

/**
 * Reads a file of the site that has been asked for.
 *
 * @throws SearchUnavailable (or a network error) when it cannot be had, or stops arriving.
 */
export async function readFile(url: string, request: Promise<Response>): Promise<ArrayBuffer> {
  const inTime = <Value>(next: Promise<Value>): Promise<Value> => {
    let timer: ReturnType<typeof setTimeout>;
    const stall = new Promise<never>((_, reject) => {
      const error = new SearchUnavailable(`${url} does not arrive.`);
      timer = setTimeout(() => reject(error), STALL_LIMIT);
    });
    return Promise.race([next, stall]).finally(() => clearTimeout(timer));
  };
  const {ok, status, body} = await inTime(request);
  if (!ok || !body) {
    throw new SearchUnavailable(`${url} answered ${status}.`);
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (let next = await inTime(reader.read()); !next.done; next = await inTime(reader.read())) {
    pieces.push(next.value);
  }
  return new Blob(pieces).arrayBuffer();
}

/** Downloads a file of the site; see {@link readFile}. */
export const download: Download = (url, cache = 'default') => readFile(url, fetch(url, {cache}));
