import {stem} from './stem.ts';

const WORDS =
  'able actually allow anybody anyone anything anywhere ask away become best call ' +
  'ceo cfo ciso cmo come cto day dba devops different easily else even ever everyone ' +
  'everything exactly explain far find get give given good got guess happen hello ' +
  'help hi hundred immediately instantly instead keep kind know let look lot make many ' +
  'may maybe mean might million much must need never nowhere often ok one people person ' +
  'place please pm possible problem properly purpose put question quickly quite really ' +
  'right say see seem show somebody someone something somewhere sort sre still stop take ' +
  'tell thank thing think thousand together truly try understand use usually via vp want ' +
  'way whether within without wonder work worth yes yet';

/**
 * Stems of words that tell how a question is asked, or by whom ("our CTO wants to know"), not what it
 * is about. Words that name something in these docs, such as "go", are not among them.
 */
export const FILLERS: ReadonlySet<string> = new Set(WORDS.split(' ').map(stem));

/** The verb in a sentence, which is no language: "where do I go to", "what can go wrong", "on the go". */
const VERB_GO =
  /(?<=\b(?:can|could|did|do|does|i|it|may|must|on the|should|they|to|we|will|would|you)\s+)go\b(?!\s+sdk)|(?<!\b(?:for|in|with)\s+)\bgo(?=\s+(?:ahead|away|back|beyond|down|into|live|out|over|through|to|up|wrong)\b)/g;

/** Returns a query without words that are names only where they are no verbs. */
export function withoutVerbs(query: string): string {
  return query.replace(VERB_GO, ' ');
}
