import * as z from 'zod';
import {dataFile} from '../../../../shared/dataFile.ts';
import {glossaryTerms} from '../../../glossary/glossary.ts';
import type {Rule} from '../rule.ts';
import {onlyWords} from '../texts.ts';

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

/** Whether a page says what an abbreviation stands for, as in "large effect (LE)" or "LE (large effect)". */
function isExplained(abbreviation: string, page: string): boolean {
  const name = `${abbreviation}s?`;
  return new RegExp(`\\((?:an? )?${name}[,;)]|, (?:or )?${name}[),]|\\b${name} \\(`).test(page);
}

/** Finds abbreviations that a page does not explain. The glossary explains its own. */
export const findAbbreviations: Rule = (page) => {
  const found = new Set<string>();
  return {
    paragraph(_node, source, report) {
      for (const {1: abbreviation = '', index} of onlyWords(source).matchAll(RE_ABBREVIATION)) {
        const isKnown = known.has(abbreviation) || found.has(abbreviation);
        if (!isKnown && !isExplained(abbreviation, page)) {
          found.add(abbreviation);
          report(
            `nothing says what ${abbreviation} stands for; write "its full name (${abbreviation})" where it is used first, or add it to ${FILE} if every reader knows it`,
            index,
          );
        }
      }
    },
  };
};
