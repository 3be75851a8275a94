import {existsSync, watch} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {LiveReport} from '../../features/writing/live-mistakes/index.ts';

/** How long to wait for an editor to finish writing, in ms. */
const SETTLE_MS = 50;

/** The pages whose mistakes may change with a file: itself, or those whose claims it holds. */
function pagesOf(file: string): string[] {
  return path.basename(file) === 'claims.yaml'
    ? globSync(`${path.posix.dirname(file)}/*.mdx`)
    : [file].filter((name) => name.endsWith('.mdx'));
}

async function report(file: string): Promise<void> {
  // The parsers take a second to load, which a server that only shows pages need not spend.
  const {sourceMistakes} = await import('./sourceMistakes.ts');
  const errors = existsSync(file) ? await sourceMistakes(file) : [];
  const mistakes = errors.map((error) => {
    const place = error.line === undefined ? error.file : `${error.file}:${error.line}`;
    return {moduleName: place, message: error.reason};
  });
  process.send?.({file, mistakes} satisfies LiveReport);
}

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();

function checkChanged(): void {
  const files = [...changed];
  changed.clear();
  for (const file of files) {
    running = running.then(async () => report(file)).catch(console.error);
  }
}

for (const folder of ['docs', 'blog']) {
  watch(folder, {recursive: true}, (_event, name) => {
    pagesOf(path.posix.join(folder, name ?? '')).forEach((file) => changed.add(file));
    clearTimeout(timer);
    timer = setTimeout(checkChanged, SETTLE_MS);
  });
}
process.once('disconnect', () => process.exit());
