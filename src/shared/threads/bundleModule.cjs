const {mkdirSync, readdirSync, rmSync, statSync} = require('node:fs');
const {readFile} = require('node:fs/promises');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {build} = require('esbuild');

/** Inside the project, so that packages are found from there. */
const FOLDER = path.resolve(__dirname, '../../../.cache/config');
const DAY = 24 * 60 * 60 * 1000;

/** Lets every file know its own place, although it stands in the bundle. */
const ownPlaces = {
  name: 'own-places',
  setup({onLoad}) {
    onLoad({filter: /\.ts$/}, async ({path: file}) => {
      const text = await readFile(file, 'utf8');
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('__dirname', JSON.stringify(path.dirname(file)));
      return {contents, loader: 'ts'};
    });
  },
};

/**
 * Packages of Docusaurus and textlint are ES modules translated to CommonJS. Where Node.js imports
 * one, the default export is all that it exports; this takes the one that was meant.
 */
const translatedPackages = {
  name: 'translated-packages',
  setup({onResolve, onLoad}) {
    const namespace = 'translated-package';
    onResolve({filter: /^@(?:docusaurus|textlint)\//}, ({path: name, namespace: from}) =>
      from === namespace ? {path: name, external: true} : {path: name, namespace},
    );
    onLoad({filter: /./, namespace}, ({path: name}) => ({
      contents: `
        import * as all from '${name}';
        export * from '${name}';
        export default all.default?.__esModule ? all.default.default : all.default;
      `,
    }));
  },
};

/** Others may still load parts of theirs, so only what is old goes. */
function removeOldBundles() {
  mkdirSync(FOLDER, {recursive: true});
  readdirSync(FOLDER)
    .map((name) => path.join(FOLDER, name))
    .filter((file) => Date.now() - statSync(file).mtimeMs > DAY)
    .forEach((file) => rmSync(file, {force: true}));
}

/** Makes one ES module of a TypeScript file and what it imports. Packages stay out of it. */
async function bundleModule(file) {
  removeOldBundles();
  const {metafile} = await build({
    entryPoints: [file],
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: FOLDER,
    entryNames: '[name]-[hash]',
    outExtension: {'.js': '.mjs'},
    plugins: [ownPlaces, translatedPackages],
    metafile: true,
    logLevel: 'warning',
  });
  const [module] = Object.entries(metafile.outputs).find(
    ([, {entryPoint}]) => entryPoint && path.resolve(entryPoint) === path.resolve(file),
  );
  return path.resolve(module);
}

module.exports = {bundleModule};
