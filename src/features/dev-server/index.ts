import {createHash} from 'node:crypto';
import path from 'node:path';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {globSync} from 'tinyglobby';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles} from '../../shared/hashFiles.ts';
import {serializeAddresses} from '../sdks/symbolAddresses.ts';

/** Answers a request, or passes it on. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type Setup<Server> = (middlewares: unknown[], server: Server) => unknown[];

/** Returns the setting by which the development server asks a middleware before all others. */
export function devMiddleware<Server>(create: (server: Server) => Middleware): {
  setupMiddlewares: Setup<Server>;
} {
  return {
    setupMiddlewares: (middlewares, server) => {
      middlewares.unshift(create(server));
      // Settings of the same name are joined: the list itself comes from the one of Docusaurus.
      return [];
    },
  };
}

interface DevServer {
  compiler: {rspack: {lazyCompilationMiddleware: (compiler: unknown) => Middleware}};
}

/** What Docusaurus sets of Rspack's cache; its types are those of webpack. */
interface BundlerConfig {
  experiments?: {cache?: {version: string}};
}

/** What a page is made with besides itself and its imports: our plugins, their data, the settings. */
const MAKERS = [
  '{src,packages/samples}/**/*.{ts,cjs,mjs,json,yaml}',
  'static/**/*.{json,yaml}',
  '{docs,blog}/**/*.{json,yaml,yml,lock}',
  '*.ts',
  'package-lock.json',
  '.env',
];

const lazyPages = {
  lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
  devServer: {
    // Compressing the script of a changed page takes longer than reading it from the same machine.
    compress: false,
    ...devMiddleware<DevServer>(({compiler}) =>
      compiler.rspack.lazyCompilationMiddleware(compiler),
    ),
  },
};

/** A digest of what the bundler's results are made with and the bundler does not see: it knows imports only. */
function digestMakers(siteDir: string): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('DOCS_'));
  return (
    createHash('sha256')
      // Samples of all pages link to where the pages of an SDK explain a name.
      .update(JSON.stringify(settings) + serializeAddresses())
      .update(hashFiles(globSync(MAKERS, {cwd: siteDir, absolute: true}).sort()))
      .digest('hex')
  );
}

/**
 * Saves the time of whoever writes: the bundler's results serve the next run on the same machine as
 * long as only pages changed, and the development server compiles a page when somebody opens it.
 * CI builds without kept results, see `src/cli/build.ts`.
 */
export function devServerPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return null;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const makers = digestMakers(siteDir);
  return {
    name: 'dev-server',
    configureWebpack: (config) =>
      ({
        experiments: {
          cache: {
            version: `${(config as BundlerConfig).experiments?.cache?.version} ${makers}`,
            storage: {type: 'filesystem', directory: path.join(siteDir, '.cache', 'bundler')},
          },
        },
        module: {
          rules: [
            {
              test: /[\\/]docs[\\/].+\.mdx$/,
              enforce: 'pre' as const,
              loader: path.resolve('src/features/dev-server/readsOtherPages.cjs'),
            },
          ],
        },
        ...(isDevelopment ? lazyPages : {}),
      }) as object,
  };
}
