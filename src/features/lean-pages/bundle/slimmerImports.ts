import path from 'node:path';

const FOLDER = 'src/features/lean-pages/bundle';

/** What is imported as `name` within the matching modules of others comes from a file of this folder. */
function replaceWithin(test: RegExp, files: Readonly<Record<string, string>>) {
  const alias = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [`${name}$`, path.resolve(FOLDER, file)]),
  );
  return {test, resolve: {alias}};
}

/** Rules by which modules of others get something smaller than what they import. */
export const slimmerImports = [
  replaceWithin(/[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/, {tslib: 'importDefault.ts'}),
  replaceWithin(/[\\/]react-router(?:-dom)?[\\/]esm[\\/]/, {
    history: 'browserHistory.ts',
    'path-to-regexp': 'pathToRegexp.ts',
  }),
  replaceWithin(/[\\/]theme-classic[\\/]lib[\\/]nprogress\.js$/, {nprogress: 'lazyProgress.ts'}),
  replaceWithin(/[\\/]theme-common[\\/]lib[\\/]internal\.js$/, {
    './utils/IntlUtils': 'plainDates.ts',
  }),
];
