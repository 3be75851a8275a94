import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {quality} from './quality.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Close to the best level in size, in a twentieth of its time: 0.1 s for the search index. */
const BROTLI_QUALITY = 9;

/** For files that never change, on which CDNs take their time. */
export const ASSET_QUALITY = 10;

/** Chooses the best encoding a request accepts, or undefined for none. */
export function acceptedEncoding(acceptEncoding = ''): Encoding | undefined {
  const wanted = (encoding: Encoding): number =>
    quality(acceptEncoding, encoding) ?? quality(acceptEncoding, '*') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((encoding) => wanted(encoding) > 0)
    .sort((a, b) => wanted(b) - wanted(a));
  return best;
}

async function compress(
  file: string,
  encoding: Encoding,
  quality = BROTLI_QUALITY,
): Promise<Buffer> {
  const content = await readFile(file);
  return encoding === 'gzip'
    ? deflate(content)
    : brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
}

/**
 * Returns a function that compresses files, each once: from then on the result is kept, but for one
 * that failed.
 */
export function createCompressor(): typeof compress {
  const results = new Map<string, Promise<Buffer>>();
  return async (file, encoding, quality) => {
    const key = `${encoding} ${file}`;
    const result = results.get(key) ?? compress(file, encoding, quality);
    results.set(key, result);
    result.catch(() => results.delete(key));
    return result;
  };
}
