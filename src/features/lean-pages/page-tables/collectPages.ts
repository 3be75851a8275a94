import type {Compilation} from '@rspack/core';
import type {MovedRoute} from './splitGenerated.ts';
import type {PagePart, PageRoute} from './types.ts';

type Chunk = ReturnType<Compilation['chunkGraph']['getModuleChunks']>[number];

/** The file of a chunk under each key that the runtime asks for: its id, and its name. */
function filesOf({id, name, files}: Chunk, extension: string): Record<string, string> {
  const file = [...files].find((one) => one.endsWith(extension));
  return file ? {[String(id)]: file, [String(name)]: file} : {};
}

/** Paths of files with the strings of parts, by the name of the part. */
function stringFiles(compilation: Compilation): Map<string, string> {
  const files = compilation.getAssets().map(({name}) => /^assets\/strings\/(\w+)\..*/.exec(name));
  return new Map(files.flatMap((file) => (file ? [[file[1]!, file[0]]] : [])));
}

function readPart(compilation: Compilation, name: string, resource: string): PagePart {
  const {chunkGraph} = compilation;
  const chunks = compilation.namedChunkGroups.get(name)?.chunks ?? [];
  const module = chunks
    .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
    .find((one) => one.identifier().includes(resource));
  const moduleId = module && chunkGraph.getModuleId(module);
  if (moduleId === undefined || moduleId === null) {
    throw new Error(`The bundle has no module ${resource} in the chunk ${name}.`);
  }
  // Other chunks are shared by pages: the runtime knows them.
  const own = chunks.filter((chunk) => chunk.name === name);
  return {
    name,
    moduleId,
    chunkIds: chunks.map(({id}) => String(id)),
    scripts: Object.assign({}, ...own.map((chunk) => filesOf(chunk, '.js'))) as PagePart['scripts'],
    styles: Object.assign({}, ...own.map((chunk) => filesOf(chunk, '.css'))) as PagePart['styles'],
  };
}

/**
 * Describes pages as the browser needs them, once their chunks have names.
 *
 * @param resolve turns the path of an import into that of a file.
 * @throws when a page has no module in the bundle.
 */
export function collectPages(
  compilation: Compilation,
  moved: readonly MovedRoute[],
  resolve: (modulePath: string) => string,
): PageRoute[] {
  const strings = stringFiles(compilation);
  return moved.map(({parts, ...route}) => ({
    ...route,
    parts: Object.entries(parts).map(([name, module]) => ({
      ...readPart(compilation, name, resolve(module)),
      ...(strings.has(name) ? {strings: strings.get(name)!} : {}),
    })),
  }));
}
