import {dataFile} from '../../../../shared/dataFile.ts';
import * as z from 'zod';
import type {Rule} from '../rule.ts';
import {asSentences, onlyWords} from '../texts.ts';

const FILE = 'src/features/writing/prose/headingNames.yaml';

const readNames = dataFile(FILE, z.array(z.array(z.string())), []);

const names = new Set(readNames().flat());

function wrongIn(heading: string): string | undefined {
  const [, ...words] =
    asSentences(heading).match(/(?:[:?.] +)?[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  return words
    .map((word) => word.replace(/['’]s$|\.$/, ''))
    .find((word) => /^\p{Lu}[\p{Ll}.-]+$/u.test(word) && !names.has(word));
}

/** Finds headings that do not have the case of a sentence. Labels of the product are bold or quoted. */
export const findHeadingCase: Rule = () => ({
  heading(_node, source, report) {
    const heading = source.replace(/^#+\s*(?:\d+\. )?/, '');
    const word = wrongIn(onlyWords(heading).replace(/["“][^"”]*["”]/g, ' '));
    if (word !== undefined) {
      report(
        `headings are written like sentences: write "${word.toLowerCase()}"; a name belongs in ${FILE}`,
      );
    }
  },
});
