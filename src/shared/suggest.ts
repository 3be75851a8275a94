import {closest} from './closest.ts';

/** More names than these say nothing to the person who misspelled one. */
const LISTED = 30;

/** Words a guess at the name that somebody meant. */
export function didYouMean(name: string): string {
  return `did you mean \`${name}\`?`;
}

/** Returns a guess at the known name that was meant; undefined when none resembles it. */
export function suggest(given: string, known: readonly string[]): string | undefined {
  const guess = closest(given, known);
  return guess === undefined ? undefined : didYouMean(guess);
}

/** Returns a guess at the known name that was meant, or else the names to choose from. */
export function suggestOrList(given: string, known: readonly string[]): string {
  const more = known.length > LISTED ? `, and ${known.length - LISTED} more` : '';
  return suggest(given, known) ?? `known: ${known.slice(0, LISTED).join(', ') || 'none'}${more}`;
}

/**
 * Returns the entry of a name.
 *
 * @throws Error with the refusal and the nearest name
 */
export function entryOf<Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
  refusal: string,
): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry === undefined) {
    throw new Error(`${refusal}; ${suggestOrList(name, Object.keys(entries))}`);
  }
  return entry;
}
