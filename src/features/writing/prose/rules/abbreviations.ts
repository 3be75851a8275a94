import * as z from 'zod';
import {dataFile} from '../../../../shared/dataFile.ts';
import {glossaryTerms} from '../../../glossary/glossary.ts';
import type {Rule} from '../rule.ts';

const FILE = 'src/features/writing/prose/abbreviations.yaml';

const readNames = dataFile(FILE, z.array(z.array(z.string())), []);

const known = new Set([
  ...readNames().flat(),
  ...glossaryTerms().flatMap(({term, aliases = [], elsewhere = []}) => [
    term,
    ...aliases,
    ...elsewhere,
  ]),
]);

const RE_ABBREVIATION = /(?<![\w./-])(\p{Lu}[\p{Lu}\d]{1,5})s?(?![\w/-])/gu;

/** Code, bold labels of the product, formulas, elements and addresses of links. */
const RE_NO_WORDS = /`[^`]*`|\*\*[^*]*\*\*|(?<!\\)\$[^$]+(?<!\\)\$|<[^>]*>|\]\([^)]*\)/g;

/** Source with blanks in place of what is no words, so that places in it stay. */
const onlyWords = (source: string): string =>
  source.replace(RE_NO_WORDS, (found) => ' '.repeat(found.length));

/** Names that a page allows itself, by the comment that cspell reads. */
const RE_ALLOWED = /\{\/\*\s*cspell:words? ([^*]+)\*\/\}/g;

/** Whether a page says what an abbreviation stands for, as in "large effect (LE)" or "LE (large effect)". */
function isExplained(abbreviation: string, page: string): boolean {
  const name = `${abbreviation}s?`;
  return new RegExp(`\\((?:an? )?${name}[,;)]|, (?:or )?${name}[),]|\\b${name} \\(`).test(page);
}

/**
 * Finds abbreviations that a page does not explain. The glossary explains its own, and a page may list
 * those that its readers know: `{/* cspell:words ETS *\/}`.
 */
export const findAbbreviations: Rule = (page) => {
  const allowed = [...page.matchAll(RE_ALLOWED)].flatMap(([, names = '']) => names.split(/\s+/));
  const found = new Set(allowed);
  return {
    paragraph(_node, source, report) {
      for (const {1: abbreviation = '', index} of onlyWords(source).matchAll(RE_ABBREVIATION)) {
        const isKnown = known.has(abbreviation) || found.has(abbreviation);
        if (!isKnown && !isExplained(abbreviation, page)) {
          found.add(abbreviation);
          report(
            `nothing says what ${abbreviation} stands for; write "its full name (${abbreviation})" where it is used first, or {/* cspell:words ${abbreviation} */} on the page if its readers know it`,
            index,
          );
        }
      }
    },
  };
};
