function fill(words: readonly string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/**
 * Breaks a label between words into lines of at most so many letters, as even as possible. A longer
 * word stays whole; lines that the writer has broken stay broken.
 */
export function wrapLabel(label: string, letters: number): string {
  const lines = label.split('\n').flatMap((line) => {
    const words = line.split(' ');
    let even = fill(words, letters);
    for (let fewer = letters - 1; fill(words, fewer).length === even.length; fewer -= 1) {
      even = fill(words, fewer);
      if (fewer === 1) break;
    }
    return even;
  });
  return lines.join('\n');
}
