import type {IncomingMessage, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {startInstalledParser} from '../../../shared/sql/installedParser.ts';
import {docsIn} from '../docs/siteFolder.ts';
import {memoizeAsync} from '../../../shared/lazyImport.ts';
import {timeLimit} from '../timeLimit.ts';
import {contextOf} from '../tool.ts';
import {answerRequest} from './answerRequest.ts';
import {createRateLimiter} from './rateLimit.ts';

/** For a server on one's own machine, whose clients share one address. */
const LIMIT = {burst: 1000, perSecond: 500};

function toRequest(request: IncomingMessage): Request {
  const {method = 'GET', url = '/', headers} = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, values]) =>
      [values ?? []].flat().map((value): [string, string] => [name, value]),
    ),
    ...(hasBody ? {body: Readable.toWeb(request) as ReadableStream, duplex: 'half'} : {}),
  });
}

/**
 * Returns the function that answers requests of Node.js from a built site, which it reads when it is
 * asked first.
 */
export function createNodeEndpoint(root: string) {
  const load = memoizeAsync(async () =>
    contextOf(await docsIn(root), timeLimit, startInstalledParser),
  );
  const isAllowed = createRateLimiter(LIMIT);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!URL.canParse(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)) {
      response.writeHead(400).end();
      return;
    }
    const address = request.socket.remoteAddress ?? '';
    const answer = await answerRequest(toRequest(request), {
      load,
      isAllowed: () => isAllowed(address),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
  };
}
