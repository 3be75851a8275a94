import {Server} from 'node:net';

/** Replaces the port of a call of `listen`, which may also be in an object, or a text from `PORT`. */
function onFreePort([first, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'object' && first !== null && 'port' in first) {
    return [{...first, port: 0}, ...rest];
  }
  return Number.isInteger(Number(first)) ? [0, ...rest] : [first, ...rest];
}

/**
 * From now on each server of this process gets a free port, whatever it asks for: samples run side
 * by side, all choose 3000, and something else may be there already.
 *
 * @param onListen is told each server
 * @returns the function that ends this
 */
export function listenOnFreePorts(onListen?: (server: Server) => void): () => void {
  const {listen} = Server.prototype;
  Server.prototype.listen = function onFree(this: Server, ...args: unknown[]) {
    onListen?.(this);
    return Reflect.apply(listen, this, onFreePort(args)) as Server;
  } as typeof listen;
  return () => {
    Server.prototype.listen = listen;
  };
}
