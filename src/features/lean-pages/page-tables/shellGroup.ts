import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {OptimizationSplitChunksOptions} from '@rspack/core';
import {namesIn} from './splitGenerated.ts';
import type {ChunkNames} from './types.ts';

type Group = Exclude<
  NonNullable<NonNullable<Exclude<OptimizationSplitChunksOptions, false>>['cacheGroups']>[string],
  false
>;

interface Named {
  name?: string | undefined;
}

/**
 * Group of the bundler that makes one script of what each page of the docs has around its content.
 * The content need not bring what is in it: else each page would load parts of it twice.
 *
 * @param folder of the files that Docusaurus generates.
 * @param home path of the first page: its routes lead to those of all others.
 */
export function shellGroup(folder: string, home: string): Group {
  const file = path.join(folder, 'routesChunkNames.json');
  const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ChunkNames>;
  const routes = Object.entries(names).filter(([route]) => route.replace(/-\w+$/, '') === home);
  const shell = new Set(routes.flatMap(([, {content: _, ...shared}]) => namesIn(shared)));
  const ofDocs = Object.values(names).filter((route) =>
    namesIn(route).some((name) => shell.has(name)),
  );
  const contents = new Set(ofDocs.map(({content}) => content));
  const isShell = ({name}: Named): boolean => name !== undefined && shell.has(name);
  return {
    name: 'docs',
    chunks: (chunk) => isShell(chunk) || contents.has(chunk.name),
    test: (module, {chunkGraph}) =>
      /^(?:javascript|json)/.test(module.type) && chunkGraph.getModuleChunks(module).some(isShell),
    enforce: true,
    priority: 50,
  };
}
