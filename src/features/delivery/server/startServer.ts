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
  /** Functions beside the files, by path. */
  functions?: Readonly<Record<string, HttpFunction>>;
}

/** Answers requests for a path that is no file. */
type HttpFunction = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface RunningServer {
  /** Address of the home page, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** How long an idle connection is kept, ms. */
const KEEP_ALIVE = 60_000;

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
  functions = {},
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`${root} holds no built site. Run "npm run build" first.`);
  }
  const handleFile = createHandler(root);
  const server = createServer((request, response) => {
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
