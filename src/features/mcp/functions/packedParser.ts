import {gunzipSync} from 'node:zlib';
import packed from '@polyglot-sql/sdk/polyglot_sql.wasm';

/** Returns the module of the SQL parser, which `writeFunctions` puts here compressed, 7 MB of text. */
export function unpackParser(): Uint8Array {
  return gunzipSync(Buffer.from(packed, 'base64'));
}
