import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {LiveReport} from '../../features/writing/live-mistakes/index.ts';
import {watchFiles} from '../../shared/watchFiles.ts';
import {adviceOf, placeOf} from '../../shared/diagnostic.ts';

/** Pages with mistakes: the next save, of any page, may be what mends them. */
const faulty = new Set<string>();

/** The pages whose mistakes may change with a file: itself, or those whose claims it holds. */
function pagesOf(file: string): string[] {
  return path.basename(file) === 'claims.yaml'
    ? globSync(`${path.posix.dirname(file)}/*.mdx`)
    : [file].filter((name) => name.endsWith('.mdx'));
}

async function reportAll(changed: readonly string[]): Promise<void> {
  // The parsers take a second to load, which a server that only shows pages need not spend.
  const [{sourceMistakes}, {forgetAnchors}, {forgetRoutes}] = await Promise.all([
    import('./sourceMistakes.ts'),
    import('./links/anchorsOf.ts'),
    import('./links/siteRoutes.ts'),
  ]);
  forgetAnchors();
  forgetRoutes();
  for (const file of new Set([...changed.flatMap(pagesOf), ...faulty])) {
    const errors = existsSync(file) ? await sourceMistakes(file) : [];
    const mistakes = errors.map((error) => ({
      moduleName: placeOf(error),
      message: adviceOf(error),
    }));
    process.send?.({file, mistakes} satisfies LiveReport);
    if (mistakes.length > 0) faulty.add(file);
    else faulty.delete(file);
  }
}

watchFiles(['docs', 'blog'], reportAll);
process.once('disconnect', () => process.exit());
