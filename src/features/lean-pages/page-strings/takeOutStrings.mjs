import {createHash} from 'node:crypto';
import {replaceHtmlStrings} from './htmlStrings.mjs';

const CLIENT = '@site/src/features/lean-pages/page-strings/client/pageStrings.ts';

const HASH_LENGTH = 8;

/**
 * Loader for the script of a page: moves its strings of HTML into a file of their own.
 *
 * @this {import('@rspack/core').LoaderContext<{names: Record<string, string>}>}
 * @param {string} code
 */
export default function takeOutStrings(code) {
  const name = this.getOptions().names[this.resourcePath];
  /** @type {string[]} */
  const strings = [];
  const rest = replaceHtmlStrings(code, (literal) => {
    strings.push(literal);
    return `pageString(${strings.length - 1})`;
  });
  if (strings.length === 0) return code;
  const json = `[${strings.join(',')}]`;
  const hash = createHash('sha256').update(json).digest('hex').slice(0, HASH_LENGTH);
  this.emitFile(`assets/strings/${name}.${hash}.json`, json);
  return `import {pageStrings} from '${CLIENT}';\nconst pageString = pageStrings('${name}');\n${rest}`;
}
