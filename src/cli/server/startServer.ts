import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import {globSync} from 'tinyglobby';
import {negotiateMarkdown} from './negotiateMarkdown.ts';
import {redirectTarget} from './redirectTarget.ts';
import {cacheControl, textContentType} from './responseHeaders.ts';

export interface ServerOptions {
  /** Folder with the built site. */
  root: string;
  /** TCP port; 0 picks a free one. */
  port: number;
}

export interface RunningServer {
  /** Address of the home page, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** How long an idle connection is kept, ms. */
const KEEP_ALIVE = 60_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function decodePath(url: string): string {
  const {pathname} = new URL(`http://localhost${url}`);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function sendNotFound(page: Buffer | undefined, response: ServerResponse): void {
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(page ?? 'Not found');
}

function createHandler(root: string): Handler {
  const files = new Set(globSync('**', {cwd: root, dot: true}).map((file) => `/${file}`));
  const notFoundFile = path.join(root, '404.html');
  const notFoundPage = existsSync(notFoundFile) ? readFileSync(notFoundFile) : undefined;
  const serveFile = sirv(root, {
    etag: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders: (response, file) => {
      response.setHeader('Cache-Control', cacheControl(file));
      const type = textContentType(file);
      if (type) {
        response.setHeader('Content-Type', type);
      }
    },
  });

  return (request, response) => {
    const url = request.url ?? '/';
    const target = redirectTarget(decodePath(url), (file) => files.has(file));
    if (target) {
      const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
      response.writeHead(301, {Location: encodeURI(target) + query}).end();
      return;
    }
    negotiateMarkdown(request, response, (file) => files.has(file));
    serveFile(request, response, () => sendNotFound(notFoundPage, response));
  };
}

/**
 * Serves a built site the way a CDN does: brotli or gzip, `404.html` with status 404, one address
 * per page, hashed assets cached for a year.
 *
 * The file list is read once; restart after a build.
 *
 * @throws Error when the folder has no home page, or the port is taken.
 */
export async function startServer({root, port}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${root} holds no built site. Run "npm run build" first.`);
  }
  const compress = compression() as unknown as (
    ...args: [...Parameters<Handler>, () => void]
  ) => void;
  const handle = createHandler(root);
  const server = createServer((request, response) => {
    compress(request, response, () => handle(request, response));
  });
  // A client that pauses for longer than this loses the request it sends next.
  server.keepAliveTimeout = KEEP_ALIVE;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
