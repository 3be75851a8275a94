import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createHandler} from './createHandler.ts';

interface ServerOptions {
  /** Folder with the built site. */
  root: string;
  /** TCP port; 0 picks a free one. */
  port: number;
  /** Address to listen on; without it, other machines cannot ask. */
  host?: string;
  /** Functions beside the files, by path. */
  functions?: Readonly<Record<string, HttpFunction>>;
  /** Gets a line for each request when it is over. */
  log?: (line: string) => void;
}

/** Answers requests for a path that is no file. */
type HttpFunction = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RunningServer {
  /** Address of the home page, without a trailing slash. */
  url: string;
  /** Ends idle connections at once, the others when they are answered or after `patience` ms. */
  close: (patience?: number) => Promise<void>;
}

/** How long an idle connection is kept, ms. */
const KEEP_ALIVE = 60_000;

/**
 * Returns the function that tells about a request when it is over: time, method, path, status
 * (`-` without an answer), bytes sent with headers, ms.
 */
function describeRequest({
  method,
  url,
  socket,
}: IncomingMessage): (answer: ServerResponse) => string {
  const started = performance.now();
  const sentBefore = socket.bytesWritten;
  return ({headersSent, statusCode}) => {
    const status = headersSent ? statusCode : '-';
    const time = new Date().toISOString();
    const took = Math.round(performance.now() - started);
    return [time, method, url, status, socket.bytesWritten - sentBefore, took].join(' ');
  };
}

/**
 * Serves a built site the way a CDN does: brotli or gzip from memory, the headers and redirects
 * that the build asks for, `404.html` with status 404, one address per page.
 *
 * The file list is read once; restart after a build.
 *
 * @throws Error when the folder has no home page, or the port is taken.
 */
export async function startServer({
  root,
  port,
  host = '127.0.0.1',
  functions = {},
  log,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${root} holds no built site. Run "npm run build" first.`);
  }
  const handleFile = createHandler(root);
  const server = createServer((request, response) => {
    const describe = describeRequest(request);
    response.once('close', () => {
      log?.(describe(response));
      if (!server.listening) server.closeIdleConnections();
    });
    const [pathname = ''] = (request.url ?? '').split('?');
    const handle = (Object.hasOwn(functions, pathname) && functions[pathname]) || handleFile;
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  // A client that pauses for longer than this loses the request it sends next.
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${(server.address() as AddressInfo).port}`,
    close: (patience = 0) =>
      new Promise((resolve) => {
        server.close(() => resolve());
        setTimeout(() => server.closeAllConnections(), patience).unref();
      }),
  };
}
