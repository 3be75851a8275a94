/** Numbers in brackets: [1], [1, 2]. */
const CITATION = /\[(\d+(?:\s*,\s*\d+)*)\]/;

/** A line that says where a number leads; the docs know that themselves. */
const DEFINITION = /^\s*\[\d+\]:.*$/gm;

/** A text up to a citation, and the passages cited there, from 1. */
interface CitedText {
  text: string;
  cited: number[];
}

/** Removes the addresses that a model gives its numbers: links lead to the cited passages only. */
export function withoutDefinitions(text: string): string {
  return text.replaceAll(DEFINITION, '');
}

/** Splits a text at its citations. Numbers of no passage are left out. */
export function splitCitations(text: string, passages: number): CitedText[] {
  // The pattern has one group, so texts and numbers alternate.
  const parts = text.split(CITATION);
  return parts.flatMap((part, place) => {
    if (place % 2 === 1) {
      return [];
    }
    const numbers = (parts[place + 1] ?? '').split(',').map(Number);
    return [{text: part, cited: numbers.filter((one) => one >= 1 && one <= passages)}];
  });
}

/** The numbers of the passages that a text cites, each once, in order. */
export function citedPassages(text: string, passages: number): number[] {
  const cited = splitCitations(text, passages).flatMap((part) => part.cited);
  return [...new Set(cited)].sort((a, b) => a - b);
}
