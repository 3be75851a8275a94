import {brotliCompressSync} from 'node:zlib';
import {build, type Plugin} from 'esbuild';

/** Leaves out what is loaded on demand, and what comes from the frameworks every page has. */
const firstLoadOnly: Plugin = {
  name: 'first-load-only',
  setup({onResolve}) {
    onResolve({filter: /.*/}, ({kind, path}) =>
      kind === 'dynamic-import' ||
      (/^@?[a-z]/.test(path) && !/\.css$/.test(path) && kind !== 'entry-point')
        ? {path, external: true}
        : undefined,
    );
  },
};

/** Bytes of brotli of the script and the styles that importing some files makes. */
async function bundleSize(files: readonly string[]): Promise<number> {
  const {outputFiles} = await build({
    stdin: {
      contents: files
        .map((file, place) =>
          file.endsWith('.css') ? `import '${file}'` : `export * as part${place} from '${file}'`,
        )
        .join('\n'),
      resolveDir: '.',
      loader: 'ts',
    },
    outdir: 'first-load',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'error',
    plugins: [firstLoadOnly],
  });
  return outputFiles.reduce((sum, {contents}) => sum + brotliCompressSync(contents).length, 0);
}

/**
 * Returns what a page weighs more for loading some files at once, in bytes of brotli: scripts and
 * styles, minified, without what they load on demand.
 *
 * @param files paths from the repository's root, such as `./src/features/assistant/ui/Root/index.tsx`.
 * @param host files that pages load anyway. What they share with `files` costs nothing, and
 * compression finds the same kind of code there as in the site's own bundle.
 */
export async function firstLoadSize(
  files: readonly string[],
  host: readonly string[],
): Promise<number> {
  return (await bundleSize([...host, ...files])) - (await bundleSize(host));
}
