import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Static imports of files of ours; types leave no trace in a script. */
const RE_IMPORT = /^(?:import|export) (?!type )(?:[^'";]* from )?'(\.[^']+)';$/gm;

/** A folder means its index. */
function toFile(module) {
  return [module, path.join(module, 'index.tsx'), path.join(module, 'index.ts')].find(
    (file) => path.extname(file) && existsSync(file),
  );
}

/**
 * Lists the style sheets that a module and its imports bring along, in the order in which they load.
 */
export function stylesOf(module, onRead = () => {}) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {string[]} */
  const styles = [];
  /** @param {string} file */
  function visit(file) {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) {
      styles.push(file);
    } else if (/\.tsx?$/.test(file)) {
      onRead(file);
      for (const [, target] of readFileSync(file, 'utf8').matchAll(RE_IMPORT)) {
        visit(path.join(path.dirname(file), target));
      }
    }
  }
  const start = toFile(module);
  if (!start) throw new Error(`There is no module at ${module}.`);
  visit(start);
  return styles;
}
