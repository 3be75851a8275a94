import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {devMiddleware, type Middleware} from '../../shared/devMiddleware.ts';

interface DevServer {
  compiler: {rspack: {lazyCompilationMiddleware: (compiler: unknown) => Middleware}};
}

/** Makes the development server compile a page when somebody opens it, not all when it starts. */
export function devServerPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack: (config) =>
      process.env.NODE_ENV === 'development'
        ? ({
            lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
            module: {
              rules: [
                {
                  include: path.join(generatedFilesDir, 'registry.js'),
                  enforce: 'pre',
                  loader: path.resolve('src/features/dev-server/lazyRegistry.cjs'),
                },
              ],
            },
            devServer: devMiddleware<DevServer>(config, ({compiler}) =>
              compiler.rspack.lazyCompilationMiddleware(compiler),
            ),
          } as object)
        : {},
  };
}
