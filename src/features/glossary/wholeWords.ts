/** Matches a name of a term as whole words, in singular and plural. */
export function wholeWords(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?:e?s)?(?![\\w-])`, 'i');
}
