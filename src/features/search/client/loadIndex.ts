import type {Download} from './download.ts';

/** Addresses of the parts of the index. */
export interface IndexLocation {
  outlineUrl: string;
  textUrl: string;
  restUrl: string;
}

/**
 * Downloads the index, part by part: its outline first, then its text, which waits because the
 * outline would otherwise arrive later on a slow line.
 *
 * @param cache set to go past what browsers keep, which may be what failed before.
 * @throws SearchUnavailable (or a network error) when a part cannot be had.
 */
export async function* loadIndex(
  {outlineUrl, textUrl}: IndexLocation,
  get: Download,
  cache?: RequestCache,
): AsyncGenerator<ArrayBuffer[]> {
  const outline = await get(outlineUrl, cache);
  const text = get(textUrl, cache);
  // Handled below; until then a failure must not count as unhandled.
  text.catch(() => undefined);
  yield [outline];
  yield [await text];
}

/** Downloads the index as {@link loadIndex} does, but hands it over in one piece. */
export async function* loadWholeIndex(
  location: IndexLocation,
  get: Download,
  cache?: RequestCache,
): AsyncGenerator<ArrayBuffer[]> {
  const parts: ArrayBuffer[] = [];
  for await (const loaded of loadIndex(location, get, cache)) {
    parts.push(...loaded);
  }
  yield parts;
}

/** Downloads the index with all that phrases are looked up in, and hands it over in one piece. */
export async function* loadPhraseIndex(
  {outlineUrl, textUrl, restUrl}: IndexLocation,
  get: Download,
  cache?: RequestCache,
): AsyncGenerator<ArrayBuffer[]> {
  yield await Promise.all([outlineUrl, textUrl, restUrl].map((url) => get(url, cache)));
}
