import type {Nodes} from 'mdast';
import * as z from 'zod';
import {dataFile} from '../../../../shared/dataFile.ts';
import {references} from '../../../shared-facts/references.ts';
import type {Report, Rule} from '../rule.ts';
import {BLOCKS, languageOf, onlyWords} from '../texts.ts';

const phraseSchema = z.strictObject({
  find: z.string(),
  flags: z.string().default(''),
  in: z.string().optional(),
  unless: z.string().optional(),
  unlessOnPage: z.string().optional(),
  why: z.string(),
  write: z.string(),
});

const authors = references
  .flatMap((reference) => ('authors' in reference ? reference.authors.slice(0, 1) : []))
  .join('|');

const readPhrases = dataFile(
  'src/features/writing/prose/phrases.yaml',
  z.array(phraseSchema),
  Object.keys(phraseSchema.shape),
);

const phrases = readPhrases().map(({find, flags, in: place, unless, unlessOnPage, why, write}) => ({
  pattern: new RegExp(find.replace('{{authors}}', authors), flags),
  isIn: (language: string) =>
    place === undefined || place === language || (place === 'words' && language === 'prose'),
  textOf: (line: string) => (place === 'words' ? onlyWords(line) : line),
  isAllowed: (line: string, page: string) =>
    Boolean(unless && new RegExp(unless).test(line)) ||
    Boolean(unlessOnPage && new RegExp(unlessOnPage).test(page)),
  advice: `${why}; write ${write}`,
}));

/** Finds the phrases of `phrases.yaml`. */
export const findPhrases: Rule = (page) => {
  const check = (node: Nodes, source: string, report: Report) => {
    const language = languageOf(node);
    let start = 0;
    for (const line of source.split('\n')) {
      for (const {pattern, isIn, textOf, isAllowed, advice} of phrases) {
        const found = isIn(language) ? pattern.exec(textOf(line)) : undefined;
        if (found && !isAllowed(line, page)) {
          report(`"${found[0].trim()}": ${advice}`, start + found.index);
        }
      }
      start += line.length + 1;
    }
  };
  return Object.fromEntries(BLOCKS.map((block) => [block, check]));
};
