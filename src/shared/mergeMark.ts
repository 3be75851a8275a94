/** The line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const RE_MARK = /^(?:<{7} |={7}\r?$|>{7} )/m;

/** Finds what Git leaves in a text that two people changed; gives the line of its first mark. */
export function findMergeMark(text: string): {line: number; problem: string} | undefined {
  const index = text.search(RE_MARK);
  if (index < 0) return undefined;
  const problem = 'a merge conflict is left here. Keep one version, without its marks';
  return {line: lineAt(text, index), problem};
}
