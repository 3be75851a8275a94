import {replaceImports} from './imports.mjs';
import {stylesOf} from './stylesOf.mjs';

const CLIENT = '@site/src/features/lean-pages/late-parts/client/latePart.tsx';

/**
 * Loader for the script of a page: a part is imported when the page is alive, its style sheets,
 * which the HTML of the part needs, with the page.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} code
 */
export default function loadPartsLate(code) {
  return replaceImports(code, (name, module) => {
    const styles = stylesOf(module.replace('@site', this.rootContext), (file) =>
      this.addDependency(file),
    );
    return [
      ...styles.map((file) => `import '${file}';`),
      `import {latePart as ${name}Late} from '${CLIENT}';`,
      `const ${name} = ${name}Late(() => import('${module}'));`,
    ].join('\n');
  });
}
