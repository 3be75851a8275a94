import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isHashedAsset} from '../headerRules.ts';
import {textTypes} from '../textTypes.ts';

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Close to the best level in size, in a twentieth of its time: 0.1 s for the search index. */
const BROTLI_QUALITY = 9;

/** For files that never change, on which CDNs take their time. */
const ASSET_QUALITY = 10;

/** Returns the content type of a text file with its character set, or undefined for others. */
export function textContentType(file: string): string | undefined {
  const type = textTypes.get(path.extname(file));
  return type && `${type}; charset=utf-8`;
}

/** Chooses the best encoding a request accepts; a weight of zero refuses one. */
function acceptedEncoding(header = ''): Encoding | undefined {
  const accepted = header.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.replace(/;.*/, '').trim().toLowerCase());
  return (['br', 'gzip'] as const).find((name) => names.includes(name) || names.includes('*'));
}

async function compress(root: string, name: string, encoding: Encoding): Promise<Buffer> {
  const content = await readFile(path.join(root, name));
  if (encoding === 'gzip') return deflate(content);
  const quality = isHashedAsset(name) ? ASSET_QUALITY : BROTLI_QUALITY;
  return brotli(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});
}

/**
 * Sends a file compressed.
 *
 * @returns false, having sent nothing, when the file is no text or the browser takes no encoding.
 */
type TextSender = (
  name: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** Returns the sender of a folder's text files. It keeps what it has compressed. */
export function createTextSender(root: string): TextSender {
  const results = new Map<string, Promise<Buffer>>();
  return async (name, status, {headers, method}, response) => {
    const type = textContentType(name);
    if (!type) {
      return false;
    }
    response.appendHeader('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(headers['accept-encoding']?.toString());
    if (!encoding) {
      return false;
    }
    const {size, mtime} = statSync(path.join(root, name));
    const etag = `W/"${size}-${mtime.getTime()}-${encoding}"`;
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', mtime.toUTCString());
    if (status === 200 && headers['if-none-match']?.includes(etag)) {
      response.writeHead(304).end();
      return true;
    }
    const key = `${encoding} ${name}`;
    const result = results.get(key) ?? compress(root, name, encoding);
    results.set(key, result);
    result.catch(() => results.delete(key));
    const body = await result;
    response.writeHead(status, {
      'Content-Type': response.getHeader('Content-Type') ?? type,
      'Content-Encoding': encoding,
      'Content-Length': body.length,
    });
    response.end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
