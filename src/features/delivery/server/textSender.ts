import {statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {isHashedAsset} from '../headerRules.ts';
import {acceptedEncoding, ASSET_QUALITY, createCompressor, type Encoding} from './compressFile.ts';
import {textTypes} from '../textTypes.ts';

/** Returns the content type of a text file with its character set, or undefined for others. */
export function textContentType(file: string): string | undefined {
  const type = textTypes.get(path.extname(file));
  return type && `${type}; charset=utf-8`;
}

/**
 * Sends a file compressed.
 *
 * @param name path below the root, starting with a slash.
 * @returns false, having sent nothing, when the file is no text or the browser takes no encoding.
 */
type TextSender = (
  name: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** Size from which a reader would notice the wait for the compression, in bytes. */
const LARGE = 500_000;
const LARGE_ASSET = 100_000;

function isLarge(root: string, name: string): boolean {
  return statSync(path.join(root, name)).size >= (isHashedAsset(name) ? LARGE_ASSET : LARGE);
}

/**
 * Returns the sender of a folder's text files. It keeps what it has compressed, and starts with the
 * large ones at once.
 *
 * @param names of the files, relative to the folder.
 */
export function createTextSender(root: string, names: readonly string[]): TextSender {
  const compressor = createCompressor();
  const compress = (name: string, encoding: Encoding): Promise<Buffer> =>
    compressor(path.join(root, name), encoding, isHashedAsset(name) ? ASSET_QUALITY : undefined);
  names
    .map((name) => `/${name}`)
    .filter((name) => textContentType(name) && isLarge(root, name))
    // A file that cannot be read fails the request for it.
    .forEach((name) => void compress(name, 'br').catch(() => undefined));
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
    const body = await compress(name, encoding);
    response.writeHead(status, {
      'Content-Type': response.getHeader('Content-Type') ?? type,
      'Content-Encoding': encoding,
      'Content-Length': body.length,
    });
    response.end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
