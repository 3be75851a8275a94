import type {Rule} from '../rule.ts';
import {asSentences} from '../texts.ts';

const MOST_WORDS = 45;

/** Finds sentences that nobody reads to their end. Parts between semicolons count alone. */
export const findLongSentences: Rule = () => ({
  paragraph(_node, source, report) {
    for (const sentence of asSentences(source).split(/(?<=[.!?:;])\s+/)) {
      const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      if (words.length > MOST_WORDS) {
        const start = words.slice(0, 5).join(' ');
        report(
          `"${start} …" has ${words.length} words; write two sentences or a list, at most ${MOST_WORDS} words in one piece`,
        );
      }
    }
  },
});
