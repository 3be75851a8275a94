const QUOTED = /["“”„]([^"“”„]+)["“”]/g;
const QUOTES = /["“”„]/g;
const WORD = /[\p{L}\p{N}]/u;

/** Returns the phrases of a query that have to occur word for word; a quote still open is none. */
export function phrasesIn(query: string): string[] {
  return [...query.matchAll(QUOTED)]
    .map(([, phrase = '']) => phrase.trim())
    .filter((phrase) => WORD.test(phrase));
}

/** Returns a query that asks for the same words anywhere. */
export function withoutQuotes(query: string): string {
  return query.replace(QUOTES, ' ').replace(/\s+/g, ' ').trim();
}

/** Returns a query with the quotes that stand on keyboards, whatever quotes it has. */
export function withPlainQuotes(query: string): string {
  return query.replace(QUOTES, '"');
}
