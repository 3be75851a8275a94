/** What to know about a text that is taken as it is typed, where that cannot be seen. */
export function spaceHint(text: string): string | undefined {
  return text === text.trim() ? undefined : 'Begins or ends with white space, which counts.';
}
