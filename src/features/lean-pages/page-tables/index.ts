import path from 'node:path';
import type {Compiler} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {collectPages} from './collectPages.ts';
import {shellGroup} from './shellGroup.ts';
import {splitGenerated, type MovedRoute} from './splitGenerated.ts';
import type {PageRoute} from './types.ts';
import {pageStringsRule} from '../page-strings/index.ts';
import {splitSidebars, type Sections} from '../sidebar-sections/splitSidebars.ts';
import {writeTables} from './writeTables.ts';

const CLIENT = 'src/features/lean-pages/page-tables/client';

/** The modules of Docusaurus that load a page, and what they import. */
const LOADERS =
  /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](?:clientEntry|PendingNavigation|docusaurus)\.js$/;

/** Names of parts by the path of their MDX file. */
function mdxNames(
  moved: readonly MovedRoute[],
  resolve: (modulePath: string) => string,
): Record<string, string> {
  const parts = moved.flatMap((route) => Object.entries(route.parts));
  const ofMdx = parts.filter(([, module]) => /\.mdx?$/.test(module));
  return Object.fromEntries(ofMdx.map(([name, module]) => [resolve(module), name]));
}

/**
 * Takes the lists of all pages of the docs (routes, parts, names of files) out of the scripts that
 * every page loads, and the closed sections of the sidebar: they grow with the site. A page brings its
 * own rows in its HTML; those of another folder are loaded when a link to it comes into view.
 */
export function pageTablesPlugin({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const split = path.join(generatedFilesDir, 'page-tables');
  let pages: PageRoute[] = [];
  let sections: Sections = new Map();
  const resolve = (modulePath: string): string => modulePath.replace(/^@site/, siteDir);

  return {
    name: 'page-tables',

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'production') return {};
      const moved = splitGenerated(generatedFilesDir, split, baseUrl);
      const strings = pageStringsRule({names: mdxNames(moved, resolve), isServer});
      if (isServer) return {module: {rules: [strings]}};
      const shell = shellGroup(generatedFilesDir, baseUrl);
      const sidebars = splitSidebars(generatedFilesDir, split);
      sections = sidebars.sections;
      const aliases = ['routes', 'registry', 'routesChunkNames'].map((name) => [
        `${generatedFilesDir}/${name}$`,
        path.join(split, name),
      ]);
      return {
        resolve: {
          alias: {
            ...(Object.fromEntries(aliases) as Record<string, string>),
            ...sidebars.aliases,
            'page-parts$': path.join(split, 'pages.js'),
          },
        },
        module: {
          rules: [
            strings,
            {
              test: LOADERS,
              resolve: {
                alias: {
                  './preload$': path.resolve(CLIENT, 'preload.ts'),
                  './docusaurus$': path.resolve(CLIENT, 'docusaurus.ts'),
                },
              },
            },
          ],
        },
        optimization: {splitChunks: {cacheGroups: {shell: shell as never}}},
        plugins: [
          {
            apply(compiler) {
              const {hooks} = compiler as unknown as Compiler;
              hooks.afterEmit.tap('page-tables', (compilation) => {
                pages = collectPages(compilation, moved, resolve);
              });
            },
          },
        ],
      };
    },

    postBuild({outDir}) {
      const htmlFiles = globSync('**/*.html', {cwd: outDir, absolute: true});
      writeTables(pages, {outDir, baseUrl, htmlFiles, sections});
      return Promise.resolve();
    },
  };
}
