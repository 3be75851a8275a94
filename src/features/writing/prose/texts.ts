import type {Nodes} from 'mdast';

/** Drawings: their source holds texts that readers see. */
const DRAWINGS = ['chart', 'mermaid', 'screen'];

/** Code, bold labels of the product, formulas, elements and addresses of links. */
const RE_NO_WORDS = /`[^`]*`|\*\*[^*]*\*\*|(?<!\\)\$[^$]+(?<!\\)\$|<[^>]*>|\]\([^)]*\)/g;

/** The nodes whose source is read line by line. */
export const BLOCKS = ['paragraph', 'heading', 'tableRow', 'html', 'code'] as const;

/** The language of a block of code; `prose` for all that readers see as words. */
export function languageOf(node: Nodes): string {
  const language = node.type === 'code' ? (node.lang ?? '') : 'prose';
  return DRAWINGS.includes(language) ? 'prose' : language;
}

/** Source with blanks in place of what is no words, so that places in it stay. */
export function onlyWords(source: string): string {
  return source.replace(RE_NO_WORDS, (found) => ' '.repeat(found.length));
}

/** Source with one letter in place of what is no words, so that sentences can be counted. */
export function asSentences(source: string): string {
  return source
    .replace(/\]\([^)]*\)|\*\*|<[^>]*>|\{\/\*.*?\*\/\}/g, '')
    .replace(/`[^`]*`|(?<!\\)\$[^$]+(?<!\\)\$/g, 'x');
}
