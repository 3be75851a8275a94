import {SearchUnavailable} from './searchUnavailable.ts';

/** Returns what an address holds; rejects when it cannot be had. */
export type Download = (url: string, cache?: RequestCache) => Promise<ArrayBuffer>;

/**
 * Downloads a file of the site.
 *
 * @throws SearchUnavailable (or a network error) when it cannot be had.
 */
export const download: Download = async (url, cache = 'default') => {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new SearchUnavailable(`${url} answered ${response.status}.`);
  }
  return response.arrayBuffer();
};
