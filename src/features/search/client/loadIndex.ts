import type {Download} from './download.ts';
import type {IndexAddresses, SearchManifest} from '../records/embeddedIndexFiles.ts';

/** Where the index is. */
export interface IndexLocation extends IndexAddresses {
  /** Address of the manifest, which names the index of the newest deploy. */
  manifestUrl: string;
}

/** Addresses of the newest index, undefined when it is the one that just failed. */
async function newestIndex(
  {outlineUrl, manifestUrl}: IndexLocation,
  get: Download,
): Promise<IndexAddresses | undefined> {
  const manifest = await get(manifestUrl, 'no-cache');
  const newest = JSON.parse(new TextDecoder().decode(manifest)) as SearchManifest;
  return newest.outlineUrl === outlineUrl ? undefined : newest;
}

/** The text waits for the outline, which would otherwise arrive later on a slow line. */
async function* loadParts(
  {outlineUrl, textUrl}: IndexAddresses,
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

/**
 * Downloads the index, part by part: its outline first, then its text. A page that stayed open
 * over a deploy asks for parts that are gone; then the manifest tells the new ones, and both are
 * downloaded, so that an outline may follow an older one.
 *
 * @param cache set to go past what browsers keep, which may be what failed before.
 * @throws SearchUnavailable (or a network error) when a part cannot be had.
 */
export async function* loadIndex(
  location: IndexLocation,
  get: Download,
  cache?: RequestCache,
): AsyncGenerator<ArrayBuffer[]> {
  try {
    yield* loadParts(location, get, cache);
  } catch (error) {
    const newest = await newestIndex(location, get).catch(() => undefined);
    if (newest === undefined) {
      throw error;
    }
    yield* loadParts(newest, get, cache);
  }
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
