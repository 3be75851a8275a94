import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

const ENTRY = fileURLToPath(new URL('client/index.ts', import.meta.url));

/**
 * Returns the one script that stands in every page: it loads the others and keeps what the reader
 * does meanwhile. It cannot be a file of its own, since it has to outlive files that are lost.
 */
export function pageScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
