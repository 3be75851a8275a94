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
export function readFile(url: string, request: Promise<Response>): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitForMore = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => reject(new SearchUnavailable(`${url} does not arrive.`)),
        STALL_LIMIT,
      );
    };
    const read = async (): Promise<ArrayBuffer> => {
      const {ok, status, body} = await request;
      if (!ok || !body) {
        throw new SearchUnavailable(`${url} answered ${status}.`);
      }
      const watched = body.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform: (bytes, controller) => {
            waitForMore();
            controller.enqueue(bytes);
          },
        }),
      );
      return new Response(watched).arrayBuffer();
    };
    waitForMore();
    read()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Downloads a file of the site; see {@link readFile}. */
export const download: Download = (url, cache = 'default') => readFile(url, fetch(url, {cache}));
