import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers a request, or passes it on. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type Setup<Server> = (middlewares: unknown[], server: Server) => unknown[];

/**
 * Returns the setting by which the development server asks a middleware before all others.
 *
 * @param create makes the middleware for a server.
 */
export function devMiddleware<Server>(create: (server: Server) => Middleware): {
  setupMiddlewares: Setup<Server>;
} {
  return {
    setupMiddlewares: (middlewares, server) => {
      middlewares.unshift(create(server));
      // Settings of the same name are joined: the list itself comes from the one of Docusaurus.
      return [];
    },
  };
}
