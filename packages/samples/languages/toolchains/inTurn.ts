let last: Promise<unknown> = Promise.resolve();

/**
 * Starts a task when those before it are done. Each toolchain uses all cores, and samples have a time
 * limit; meanwhile this process goes on with what needs no toolchain.
 */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}
