import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Close to the best level in size, in a twentieth of its time: 0.1 s for the search index. */
const BROTLI_QUALITY = 9;

/** For the files that many pages share; their names change with their content, so CDNs take time. */
const ASSET_QUALITY = 10;

/** Whether a file's name is made from its content. */
export function isAsset(file: string): boolean {
  return file.split(path.sep).includes('assets');
}

/** Chooses the best encoding a request accepts, or undefined for none. */
export function acceptedEncoding(acceptEncoding = ''): Encoding | undefined {
  return (['br', 'gzip'] as const).find((encoding) => acceptEncoding.includes(encoding));
}

function qualityOf(file: string): number {
  return isAsset(file) ? ASSET_QUALITY : BROTLI_QUALITY;
}

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const content = await readFile(file);
  return encoding === 'gzip'
    ? deflate(content)
    : brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: qualityOf(file)}});
}

/** Returns a function that compresses files, each once: from then on the result is kept. */
export function createCompressor(): typeof compress {
  const results = new Map<string, Promise<Buffer>>();
  return async (file, encoding) => {
    const key = `${encoding} ${file}`;
    const result = results.get(key) ?? compress(file, encoding);
    results.set(key, result);
    return result;
  };
}
