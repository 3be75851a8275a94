import {detectPort} from 'detect-port';

/**
 * Chooses the port to serve on. One that somebody asks for must be free; of the others the next
 * free one will do, and is printed.
 *
 * Plain JavaScript, because `start.mjs` runs without a compiler. Docusaurus looks for a free port by
 * the same package, so the two agree.
 *
 * @param {string | undefined} port what the command line says; 0 is any free port. Without it
 * `PORT` of the environment, or 3000, comes first.
 * @throws {Error} when a port that was asked for is not free.
 */
export async function choosePort(port, host) {
  const first = port ?? process.env.PORT ?? '3000';
  // On its own it tries each address that `localhost` may stand for.
  const hostname = host === 'localhost' ? undefined : host;
  const free = await detectPort({port: Number(first), hostname});
  if (String(free) === first || first === '0') return free;
  if (port !== undefined) {
    throw new Error(
      `Port ${port} cannot be used: another program has it, or it needs more rights.`,
    );
  }
  console.log(`Port ${first} is taken; serving at http://${host}:${free}`);
  return free;
}
