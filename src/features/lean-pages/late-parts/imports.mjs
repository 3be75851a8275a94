/** Features whose components on a page are such parts. */
const FEATURES = ['calculators', 'experiment-readout', 'metric-explorer', 'simulators'];

const RE_IMPORT = new RegExp(
  String.raw`^import (\w+) from ['"](@site/src/features/(?:${FEATURES.join('|')})/[^'"]+)['"];?$`,
  'gm',
);

/** Replaces the imports of such parts in a compiled page. */
export function replaceImports(code, replace) {
  return code.replace(RE_IMPORT, (_, name, module) => replace(name, module));
}
