/** A place in a text, counted from 1. */
interface Place {
  line: number;
  column: number;
}

/** The place behind so many bytes of a text. */
export function placeAt(text: string, bytes: number): Place {
  const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes));
  const lines = before.split('\n');
  return {line: lines.length, column: (lines.at(-1) ?? '').length + 1};
}
