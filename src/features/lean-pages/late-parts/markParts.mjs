const CLIENT = '@site/src/features/lean-pages/late-parts/client/latePart.tsx';

/** Features whose components on a page are such parts. */
const FEATURES = ['calculators', 'experiment-readout', 'simulators'];

const RE_IMPORT = new RegExp(
  String.raw`^import (\w+) from ['"](@site/src/features/(?:${FEATURES.join('|')})/[^'"]+)['"];?$`,
  'gm',
);

/** Replaces the imports of such parts in a compiled page. */
export function replaceImports(code, replace) {
  return code.replace(RE_IMPORT, (_, name, module) => replace(name, module));
}

/** Loader for the HTML of a page: puts each part into the element that waits for its script. */
export default function markParts(code) {
  return replaceImports(
    code,
    (name, module) =>
      `import ${name}Whole from '${module}';\nimport {partInPlace as ${name}InPlace} from '${CLIENT}';\nconst ${name} = ${name}InPlace(${name}Whole);`,
  );
}
