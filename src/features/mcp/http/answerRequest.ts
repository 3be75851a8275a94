import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/server';
import {createServer} from '../createServer.ts';
import type {Context} from '../tool.ts';

/** A text of the longest length, written as JSON, and what is around it. */
const MOST_BYTES = 1_000_000;

const HEADERS = {'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'};

/** An error as JSON-RPC has it, for requests that reach no server. */
function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = {jsonrpc: '2.0', error: {code: -32000, message}, id: null};
  return Response.json(body, {status, headers: {...HEADERS, ...headers}});
}

/** Whether a page of another site asks, in the browser of somebody who may reach more than it. */
function isFromElsewhere({url, headers}: Request): boolean {
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(url).origin;
}

async function askServer(request: Request, context: Context): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: MOST_BYTES,
  });
  await createServer(context).connect(transport);
  return transport.handleRequest(request);
}

interface AnswerOptions {
  load: () => Promise<Context>;
  /** Whether the client may ask now. */
  isAllowed: () => boolean;
}

/**
 * Answers a request to the server over HTTP, for every host. Nothing is kept: each request has a
 * server of its own, and is answered with JSON at once.
 */
export async function answerRequest(
  request: Request,
  {load, isAllowed}: AnswerOptions,
): Promise<Response> {
  if (request.method !== 'POST') {
    return refuse(405, 'Ask with POST; this server sends nothing by itself.', {Allow: 'POST'});
  }
  if (isFromElsewhere(request)) return refuse(403, 'Pages of other sites may not ask.');
  if (!isAllowed()) return refuse(429, 'Too many requests. Wait a moment.', {'Retry-After': '5'});
  try {
    const response = await askServer(request, await load());
    Object.entries(HEADERS).forEach(([name, value]) => response.headers.set(name, value));
    return response;
  } catch (error) {
    console.error(error);
    return refuse(500, 'The server cannot answer now.');
  }
}
