import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ChunkNames} from './types.ts';

/** A leaf of the route tree that has further properties: a page of the docs. */
const RE_PAGE =
  /\n +\{\n +path: '(?<path>[^']+)',\n +component: ComponentCreator\('[^']+', '(?<hash>\w+)'\),\n +exact: true,\n(?<rest>(?: +\w+: .*\n)+) +\},?(?=\n)/g;

const RE_ENTRY = /^ {2}"(?<name>\w+)": \[.*, "(?<module>[^"]+)", .*\](?=,?(?:\};)?$)/gm;

/** A route that leaves the main script. */
export interface MovedRoute {
  path: string;
  hash: string;
  attributes: Readonly<Record<string, unknown>>;
  chunkNames: ChunkNames;
  /** Modules that no other route has, as in imports, by name. */
  parts: Readonly<Record<string, string>>;
}

/** Names in a tree of names. */
export function namesIn(tree: unknown): string[] {
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(namesIn) : [String(tree)];
}

function readAttributes(lines: string): Record<string, unknown> {
  const entries = [...lines.matchAll(/^ +(\w+): (.*?),?$/gm)];
  return Object.fromEntries(entries.map(([, name, value]) => [name, JSON.parse(value!)]));
}

/** Names that one route has and no other. */
function ownNames(routes: Readonly<Record<string, ChunkNames>>): Set<string> {
  const counts = new Map<string, number>();
  for (const name of Object.values(routes).flatMap(namesIn)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count === 1).map(([name]) => name));
}

/**
 * Takes the pages of the docs out of the lists that Docusaurus generates for the main script, and
 * writes what remains beside them.
 *
 * @param from folder of the generated files.
 * @param to folder for `routes.js`, `registry.js` and `routesChunkNames.json` without the pages, and
 * `pages.js`, which has their parts.
 * @param home stays: breadcrumbs look for it.
 */
export function splitGenerated(from: string, to: string, home: string): MovedRoute[] {
  const read = (file: string): string => readFileSync(path.join(from, file), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const entries = [...read('registry.js').matchAll(RE_ENTRY)].map(({0: text, groups}) => ({
    text,
    name: groups!.name!,
    module: groups!.module!,
  }));
  const own = ownNames(names);
  const moved: MovedRoute[] = [];
  const routes = read('routes.js').replace(RE_PAGE, (...found) => {
    const {path: route, hash, rest} = found.at(-1) as Record<'path' | 'hash' | 'rest', string>;
    if (route === home) return String(found[0]);
    const chunkNames = names[`${route}-${hash}`]!;
    const ownHere = new Set(namesIn(chunkNames).filter((name) => own.has(name)));
    const parts = entries
      .filter(({name}) => ownHere.has(name))
      .map(({name, module}) => [name, module]);
    moved.push({
      path: route,
      hash,
      attributes: readAttributes(rest),
      chunkNames,
      parts: Object.fromEntries(parts) as Record<string, string>,
    });
    delete names[`${route}-${hash}`];
    return '';
  });
  const movedNames = new Set(moved.flatMap(({parts}) => Object.keys(parts)));
  const registry = (isMoved: boolean): string => {
    const kept = entries.filter(({name}) => movedNames.has(name) === isMoved);
    return `{\n${kept.map(({text}) => text).join(',\n')}\n};\n`;
  };
  mkdirSync(to, {recursive: true});
  const write = (file: string, text: string) => writeFileSync(path.join(to, file), text);
  write('routes.js', routes);
  write('routesChunkNames.json', JSON.stringify(names));
  write('registry.js', `export default ${registry(false)}`);
  write('pages.js', `export default ${registry(true)}`);
  return moved;
}
