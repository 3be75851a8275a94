import type {Root} from 'mdast';
import {glossaryTerms} from '../../../features/glossary/glossary.ts';
import {wholeWords} from '../../../features/glossary/wholeWords.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {findProse} from './findProse.ts';

/** The page that lists the names, and those that translate the words of other tools. */
const RE_MAY_NAME = /^docs\/(?:glossary\.mdx$|guides\/migrations\/)/;

/** Leaves out what a page quotes, such as the wording of a message or of an older interface. */
function withoutQuotes(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, '""');
}

/** The names that terms of the glossary no longer have, and what to write instead. */
export const retired = glossaryTerms().flatMap(({term, retired: names = []}) =>
  names.map((name) => ({name, pattern: wholeWords(name), instead: term})),
);

/** Lists the retired names in a text. */
export function retiredIn(text: string) {
  const words = withoutQuotes(text);
  return retired.filter(({pattern}) => pattern.test(words));
}

/** Finds the retired names on a page of the docs. */
export function retiredMistakes(file: string, tree: Root): Diagnostic[] {
  if (!file.startsWith('docs/') || RE_MAY_NAME.test(file)) {
    return [];
  }
  return findProse(tree).flatMap(({text, line}) =>
    retiredIn(text).map(({name, instead}) => ({
      file,
      line,
      message: `write "${instead}" instead of "${name}"`,
    })),
  );
}
