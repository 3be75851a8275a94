import {globSync} from 'tinyglobby';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {devMiddleware, type Middleware} from '../../shared/devMiddleware.ts';

interface DevServer {
  compiler: {rspack: {lazyCompilationMiddleware: (compiler: unknown) => Middleware}};
}

/** Rewrites new syntax of style sheets for old browsers, and takes half of their time. */
const PRESET = 'postcss-preset-env';

/** What turns pages into scripts, and the data that it reads. */
const MAKERS = ['src/**/*.{ts,cjs,mjs,json,yaml}', 'static/**/*.{json,yaml}'];

/** A writer's browser is new enough to read style sheets as they are written. */
function readAsWritten({plugins, ...options}: PostCssOptions): PostCssOptions {
  const isNeeded = (plugin: unknown): boolean => !String(plugin).includes(PRESET);
  return {...options, plugins: plugins.filter(isNeeded)};
}

/** Makes the development server compile a page when somebody opens it, not all when it starts. */
export function devServerPlugin({siteDir}: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'development') return null;
  return {
    name: 'dev-server',
    configurePostCss: readAsWritten,
    configureWebpack: () =>
      ({
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        // The bundler sees only the file that loads the configuration, see `src/cli/config`.
        experiments: {
          cache: {buildDependencies: globSync(MAKERS, {cwd: siteDir, absolute: true})},
        },
        devServer: {
          // Compressing the script of a changed page takes longer than reading it from the same machine.
          compress: false,
          ...devMiddleware<DevServer>(({compiler}) =>
            compiler.rspack.lazyCompilationMiddleware(compiler),
          ),
        },
      }) as object,
  };
}
