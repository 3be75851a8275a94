import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteKept} from '../../shared/build-cache/kept.ts';
import {proofsOf} from '../samples/proofs.ts';
import {bundlerCache} from './bundlerCache.ts';
import {keepCompiled, type Processor} from './keepCompiled.ts';

/** Configuration of the site, as `package.json` names it. */
const SITE_CONFIG = path.join('src', 'cli', 'config', 'docusaurus.cjs');

/** The part of the options of Docusaurus' MDX loader that holds its processors, one per format. */
interface MdxOptions {
  processors?: Record<string, Processor>;
  dependencies?: readonly string[];
}

interface Rule {
  use?: {loader?: string; options?: MdxOptions}[];
}

/** The options of the MDX loader, which the docs, the blog and other pages have each of their own. */
function mdxOptionsOf(rules: readonly unknown[]): MdxOptions[] {
  return (rules as Rule[]).flatMap(({use}) =>
    Array.isArray(use)
      ? use.flatMap(({loader, options}) =>
          loader?.includes(path.join('@docusaurus', 'mdx-loader')) && options ? [options] : [],
        )
      : [],
  );
}

/**
 * Another text for other options. Of functions it says only that they are there: their code belongs to
 * the surroundings, and is translated in other ways for another configuration. So do the contents of
 * `dependencies`, which are files of one build.
 */
function describeOptions({processors: _, dependencies: __, ...options}: MdxOptions): string {
  return JSON.stringify(options, (_key, value: unknown) =>
    typeof value === 'function' ? 'function' : value,
  );
}

/**
 * Keeps compiled pages from one build to the next. The dev server compiles only the pages that
 * somebody opens, and has to see each change of data at once.
 */
export function buildCachePlugin({siteDir, siteConfigPath}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') return null;
  // Tests build with configurations of their own, which belong to no surroundings.
  const isSite = path.relative(siteDir, siteConfigPath) === SITE_CONFIG;
  const wrapped = new Set<MdxOptions>();

  return {
    name: 'build-cache',

    configureWebpack(config, isServer) {
      for (const options of mdxOptionsOf(config.module?.rules ?? [])) {
        // The pages for readers and those for the server share their options.
        if (wrapped.has(options) || !options.processors) continue;
        wrapped.add(options);
        const site = {
          kept: siteKept(siteDir),
          root: siteDir,
          options: describeOptions(options),
          samplesOf: (page: string) => [...proofsOf(page)],
        };
        options.processors = Object.fromEntries(
          Object.entries(options.processors).map(([format, processor]) => [
            format,
            keepCompiled(processor, site),
          ]),
        );
      }
      return isSite ? (bundlerCache({siteDir, isServer, environment: process.env}) as object) : {};
    },
  };
}
