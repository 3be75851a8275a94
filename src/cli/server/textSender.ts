import {statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {acceptedEncoding, createCompressor} from './compressFile.ts';
import {textContentType} from './textContentType.ts';

/**
 * Sends a file compressed.
 *
 * @param name path below the root, starting with a slash.
 * @returns false, having sent nothing, when the file is no text or the browser takes no encoding.
 */
export type TextSender = (
  name: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/** Returns the sender of a folder's text files; it keeps what it has compressed. */
export function createTextSender(root: string): TextSender {
  const compress = createCompressor();
  return async (name, status, {headers, method}, response) => {
    const type = textContentType(name);
    const encoding = acceptedEncoding(headers['accept-encoding']?.toString());
    if (!type || !encoding) {
      return false;
    }
    const file = path.join(root, name);
    const {size, mtimeMs} = statSync(file);
    const etag = `W/"${size}-${mtimeMs}-${encoding}"`;
    response.setHeader('ETag', etag).setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return true;
    }
    const body = await compress(file, encoding);
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Encoding': encoding,
      'Content-Length': body.length,
    });
    response.end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
