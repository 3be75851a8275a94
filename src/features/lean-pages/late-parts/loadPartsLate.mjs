import {replaceImports} from './markParts.mjs';
import {stylesOf} from './stylesOf.mjs';

const CLIENT = '@site/src/features/lean-pages/late-parts/client/latePart.tsx';

/**
 * Loader for the script of a page: a part is imported when the page is alive, its style sheets,
 * which the HTML of the part needs, with the page. A page that is opened from another one, where no
 * HTML of its parts stands, waits for them.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
export default function loadPartsLate(code) {
  /** @type {string[]} */
  const parts = [];
  const changed = replaceImports(code, (name, module) => {
    parts.push(name);
    const styles = stylesOf(module.replace('@site', this.rootContext), (file) =>
      this.addDependency(file),
    );
    return [
      ...styles.map((file) => `import '${file}';`),
      `import {latePart as ${name}Late, loadInLivePage as load${name}} from '${CLIENT}';`,
      `const ${name} = ${name}Late(() => import('${module}'));`,
    ].join('\n');
  });
  const loads = parts.map((name) => `load${name}(${name})`);
  return parts.length > 0 ? `${changed}\nawait Promise.all([${loads.join(', ')}]);\n` : code;
}
