import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {build, type Plugin} from 'esbuild';

/** Where each host looks for functions, below `deploy/`; the name of the file is the address. */
const FILES = {
  'netlify/functions/mcp.mjs': 'netlify.ts',
  'cloudflare/functions/mcp.js': 'cloudflare.ts',
};

/** What the evaluator of flags never uses, as in the browser; see the feature `flag-playground`. */
const SUBSTITUTES = path.resolve('src/features/flag-playground/bundle/substitutes.cjs');

const compressedWasm: Plugin = {
  name: 'compressed-wasm',
  setup({onLoad}) {
    onLoad({filter: /\.wasm$/}, async ({path: file}) => ({
      contents: await promisify(gzip)(await readFile(file)),
      loader: 'base64',
    }));
  },
};

/** Writes the server as a function for each host that runs functions, each in one file. */
export async function writeFunctions(deployFolder: string): Promise<void> {
  await Promise.all(
    Object.entries(FILES).map(([file, entry]) =>
      build({
        entryPoints: [path.resolve('src/features/mcp/functions', entry)],
        outfile: path.join(deployFolder, file),
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        conditions: ['worker'],
        plugins: [compressedWasm],
        // Netlify runs functions in Node.js, which ends computations and unpacks the parser of SQL.
        external: ['node:vm', 'node:zlib'],
        alias: {
          pino: SUBSTITUTES,
          uuid: SUBSTITUTES,
        },
        define: {
          'process.env.LOG_LEVEL': '"silent"',
          'process.env.NODE_ENV': '"production"',
          global: 'globalThis',
        },
      }),
    ),
  );
}
