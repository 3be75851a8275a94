/** Halves of characters, as a cut paste or an input method may leave behind. */
const HALVES = /\p{Surrogate}/gu;

/** Returns a text that can be part of an address: what is no whole character becomes `�`. */
export function wellFormed(text: string): string {
  return text.replace(HALVES, '\u{FFFD}');
}
