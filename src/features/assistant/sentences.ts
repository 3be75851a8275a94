import {inlinesText, type Inline} from './blocks.ts';

/** The end of a sentence inside of running text. */
const END = /[.!?]["”’)]*(?=\s+["“(]?[\p{Lu}\d`]|\s*$)/gu;

/** A sentence that is about the one before it. */
const POINTS_BACK =
  /^(?:also|and|but|do (?:not skip )?this|he|however|it|its|otherwise|she|so|such|that|then|there|therefore|these|they|this|those)\b/i;

function trimmed(sentence: readonly Inline[]): Inline[] {
  const [first, ...rest] = sentence;
  const start = first?.kind === 'text' ? {...first, text: first.text.trimStart()} : first;
  return [...(start?.text ? [start] : []), ...rest];
}

/** Splits running text at the ends of its sentences; code and formulas are never cut. */
export function splitSentences(inlines: readonly Inline[]): Inline[][] {
  const sentences: Inline[][] = [[]];
  for (const inline of inlines) {
    const ends =
      inline.kind === 'text'
        ? [...inline.text.matchAll(END)].map((end) => end.index + end[0].length)
        : [];
    let start = 0;
    for (const end of ends) {
      sentences.at(-1)?.push({...inline, text: inline.text.slice(start, end)});
      sentences.push([]);
      start = end;
    }
    if (start < inline.text.length) {
      sentences.at(-1)?.push({...inline, text: inline.text.slice(start)});
    }
  }
  return sentences.map(trimmed).filter((sentence) => inlinesText(sentence).trim() !== '');
}

/** Whether a sentence cannot stand first: it needs the one before it. */
export function pointsBack(sentence: readonly Inline[]): boolean {
  return POINTS_BACK.test(inlinesText(sentence));
}

/** Puts sentences together again. */
export function joinSentences(sentences: readonly Inline[][]): Inline[] {
  return sentences.flatMap((sentence, place): Inline[] =>
    place === 0 ? sentence : [{kind: 'text', text: ' '}, ...sentence],
  );
}
