import {gunzipSync} from 'node:zlib';
import {startParser} from '../../../shared/sql/parser.ts';
import {answerRequest} from '../http/answerRequest.ts';
import {createRateLimiter} from '../http/rateLimit.ts';
import {timeLimit} from '../timeLimit.ts';
import {contextLoader, PUBLIC_LIMIT} from './contextLoader.ts';

const load = contextLoader(timeLimit, async () => {
  // `writeFunctions` puts it here, compressed.
  const {default: packed} = await import('@polyglot-sql/sdk/polyglot_sql.wasm');
  return startParser(gunzipSync(Buffer.from(packed, 'base64')));
});
const isAllowed = createRateLimiter(PUBLIC_LIMIT);

/** Where Netlify runs this function; `MCP_PATH`, written out because Netlify reads the text. */
export const config = {path: '/mcp'};

export default async function handler(request: Request, {ip}: {ip: string}): Promise<Response> {
  return answerRequest(request, {
    load: () => load((sitePath, signal) => fetch(new URL(sitePath, request.url), {signal})),
    isAllowed: () => isAllowed(ip),
  });
}
