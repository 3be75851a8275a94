/** Numbers in brackets: [1], [1, 2]. */
const CITATION = /\[(\d+(?:\s*,\s*\d+)*)\]/;

/** Splits a text at its citations, each with the passages cited there, from 1; others are left out. */
export function splitCitations(text: string, passages: number): {text: string; cited: number[]}[] {
  // The pattern has one group, so texts and numbers alternate.
  const parts = text.split(CITATION);
  return parts.flatMap((part, place) => {
    const numbers = (parts[place + 1] ?? '').split(',').map(Number);
    const cited = numbers.filter((one) => one >= 1 && one <= passages);
    return place % 2 === 1 ? [] : [{text: part, cited}];
  });
}
