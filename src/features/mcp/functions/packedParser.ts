import {gunzipSync} from 'node:zlib';
import wasm from '@polyglot-sql/sdk/polyglot_sql.wasm';

/** Returns the module of the SQL parser, which `writeFunctions` puts here compressed, 5 MB. */
export function unpackParser(): Uint8Array {
  return gunzipSync(wasm as unknown as Uint8Array);
}
