import type {SearchManifest} from './embeddedIndexFiles.ts';
import {SearchUnavailable} from './searchUnavailable.ts';

/** Where the index is. */
export interface IndexLocation {
  /** Address of the index this page was built with. */
  indexUrl: string;
  /** Address of the manifest, which names the index of the newest deploy. */
  manifestUrl: string;
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

async function download(url: string, fetch: Fetch, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new SearchUnavailable(`${url} answered ${response.status}.`);
  }
  return response;
}

/** Address of the newest index, undefined when it is the one that just failed. */
async function newestIndex(
  {indexUrl, manifestUrl}: IndexLocation,
  fetch: Fetch,
): Promise<string | undefined> {
  const manifest = await download(manifestUrl, fetch, {cache: 'no-cache'});
  const {index} = (await manifest.json()) as SearchManifest;
  return index === indexUrl ? undefined : index;
}

/**
 * Downloads the index. A page that stayed open over a deploy asks for an index that is gone; then
 * the manifest tells the new one.
 *
 * @throws SearchUnavailable (or a network error) when neither can be read.
 */
export async function loadIndex(location: IndexLocation, fetch: Fetch): Promise<ArrayBuffer> {
  try {
    return await (await download(location.indexUrl, fetch)).arrayBuffer();
  } catch (error) {
    const newest = await newestIndex(location, fetch).catch(() => undefined);
    if (newest === undefined) {
      throw error;
    }
    return (await download(newest, fetch)).arrayBuffer();
  }
}
