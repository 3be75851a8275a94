import ts from 'typescript';
import {ROOT} from '../../core/paths.ts';
import {AMBIENT, declarationsFor} from './modules.ts';
import {isProjectImport, siblingOf, type Source} from './sources.ts';

/** Strict, as a new project would be set up; every sample is a module of its own. */
export const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', 'react'],
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Parsed libraries outlive a run, so that watch mode parses only what changed. */
const libraries = new Map<string, ts.SourceFile | undefined>();
const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);
let previous: ts.Program | undefined;

/** Compiles all sources as one program, reusing what the run before it parsed. */
export function createProgram(sources: readonly Source[]): ts.Program {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const base = ts.createCompilerHost(OPTIONS, true);
  const host: ts.CompilerHost = {
    ...base,
    getCurrentDirectory: () => ROOT,
    fileExists: (path) => byPath.has(path) || base.fileExists(path),
    readFile(path) {
      const source = byPath.get(path);
      return source ? codeOf(source) : base.readFile(path);
    },
    getSourceFile(path, options) {
      const source = byPath.get(path);
      if (source) return fenceFile(source, options);
      if (!libraries.has(path)) libraries.set(path, base.getSourceFile(path, options));
      return libraries.get(path);
    },
    resolveModuleNameLiterals: (literals, containingFile, redirect, options, file) =>
      literals.map((literal) => ({
        resolvedModule:
          resolveOwn(literal.text, byPath.get(containingFile), sources) ??
          ts.resolveModuleName(
            literal.text,
            containingFile,
            options,
            host,
            resolutions,
            redirect,
            ts.getModeForUsageLocation(file, literal, options),
          ).resolvedModule,
      })),
  };
  previous = ts.createProgram({
    rootNames: [...AMBIENT, ...byPath.keys()],
    options: OPTIONS,
    host,
    oldProgram: previous,
  });
  return previous;
}

/** TypeScript reuses a file between programs when it is the same object. */
const files = new Map<string, ts.SourceFile>();

function fenceFile(
  source: Source,
  options: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  const known = files.get(source.path);
  if (known?.text === codeOf(source)) return known;
  // Samples are modules unless they call `require`, whatever this repository's package.json says.
  const impliedNodeFormat = source.path.endsWith('.cjs')
    ? ts.ModuleKind.CommonJS
    : ts.ModuleKind.ESNext;
  const settings = typeof options === 'object' ? options : {languageVersion: options};
  const file = ts.createSourceFile(
    source.path,
    codeOf(source),
    {...settings, impliedNodeFormat},
    true,
  );
  files.set(source.path, file);
  return file;
}

/**
 * JavaScript cannot say that an environment variable is set, so there `process.env` is read
 * through a stand-in of the same length whose values are strings.
 */
function codeOf({fence: {code}, javascript}: Source): string {
  return javascript ? code.replaceAll('process.env', 'process_env') : code;
}

function resolveOwn(
  specifier: string,
  importer: Source | undefined,
  sources: readonly Source[],
): ts.ResolvedModuleFull | undefined {
  if (importer && isProjectImport(specifier)) {
    const sibling = siblingOf(importer, specifier, sources);
    return sibling && {resolvedFileName: sibling.path, extension: extensionOf(sibling.path)};
  }
  const declarations = declarationsFor(
    specifier,
    importer?.fence.meta.attributes.since,
  )?.declarations;
  return declarations === undefined
    ? undefined
    : {resolvedFileName: declarations, extension: ts.Extension.Dts};
}

function extensionOf(path: string): ts.Extension {
  return path.slice(path.lastIndexOf('.')) as ts.Extension;
}
