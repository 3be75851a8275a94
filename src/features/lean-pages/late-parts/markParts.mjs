import {replaceImports} from './imports.mjs';

const CLIENT = '@site/src/features/lean-pages/late-parts/client/latePart.tsx';

/** Loader for the HTML of a page: puts each part into the element that waits for its script. */
export default function markParts(code) {
  return replaceImports(
    code,
    (name, module) =>
      `import ${name}Whole from '${module}';\nimport {partInPlace as ${name}InPlace} from '${CLIENT}';\nconst ${name} = ${name}InPlace(${name}Whole);`,
  );
}
