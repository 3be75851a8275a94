import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type Setup<Server> = (middlewares: unknown[], server: Server) => unknown[];

/**
 * Returns the setting by which the development server asks a middleware before its own. Those that
 * other plugins added stay.
 *
 * @param config what `configureWebpack` is given.
 * @param create makes the middleware for a server.
 */
export function devMiddleware<Server>(
  config: object,
  create: (server: Server) => Middleware,
): {setupMiddlewares: Setup<Server>} {
  const {devServer} = config as {devServer?: {setupMiddlewares?: Setup<Server>}};
  return {
    setupMiddlewares: (middlewares, server) => [
      create(server),
      ...(devServer?.setupMiddlewares?.(middlewares, server) ?? middlewares),
    ],
  };
}
