const QUOTED = /["“”„]([^"“”„]+)["“”]/g;
const QUOTES = /["“”„]/g;
const WORD = /[\p{L}\p{N}]/u;

/** What a line says that Go's zap or Node.js' pino wrote: all around it differs from reader to reader. */
const LOGGED_MESSAGE = /^\s*\{.*"(?:msg|message)"\s*:\s*"((?:[^"\\]|\\.)*)/s;

/** Returns the words of the message of a log line in JSON, and every other query as it is. */
export function messageOf(query: string): string {
  const [, message] = LOGGED_MESSAGE.exec(query) ?? [];
  return message === undefined ? query : withoutQuotes(message.replaceAll('\\', ' '));
}

/** Returns the phrases of a query that have to occur word for word; a quote still open is none. */
export function phrasesIn(query: string): string[] {
  if (messageOf(query) !== query) return [];
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

/** Most characters of a question, in search and assistant: all that comes after them is cut. */
export const MAX_QUERY_LENGTH = 500;

/** Most characters that can be typed into a search field; a line pasted from a log may be longer. */
export const MAX_TYPED_LENGTH = 64;
