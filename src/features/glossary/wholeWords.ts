/** The pattern of a name in singular and plural: "key" and "keys", "property" and "properties". */
export function namePattern(name: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /[^aeiou]y$/.test(escaped) ? `${escaped.slice(0, -1)}(?:y|ies)` : `${escaped}(?:e?s)?`;
}

/** Matches a name of a term as whole words, in singular and plural. */
export function wholeWords(name: string): RegExp {
  return new RegExp(`(?<![\\w-])${namePattern(name)}(?![\\w-])`, 'i');
}
