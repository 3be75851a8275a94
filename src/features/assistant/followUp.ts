import frameworks from '../../shared/frameworks.json';
import moreNames from '../search/engine/moreNames.json';
import synonyms from '../search/engine/synonyms.json';
import {PLAIN_WORDS} from '../search/engine/frameworks.ts';

/** How a question begins that goes on with the one before. */
const GOES_ON = /^(?:and|what about|how about)\b[\s,]*/i;

/** The place that a question names at its end: "in Java", "for the iOS SDK?". */
const PLACE = /\s+(?:in|on|for|with|from)\s+(?:the\s+)?[\w.#+-]+(?:\s+sdk)?[\s?.!]*$/i;

/** What is left of a question whose only other word is a name. */
const NOTHING_ELSE = /^\s*(?:(?:in|on|for|with|from)\s+)?(?:the\s+)?(?:sdk)?[\s?.!]*$/i;

/** Names that are also plain words, those of SDKs among them, and where they are names. */
const PLAIN_NAMES: ReadonlySet<string> = new Set([...PLAIN_WORDS, 'go', 'next', 'react']);
const BEFORE_NAME = /\b(?:in|on|for|with|from)\s+(?:the\s+)?$/i;
const AFTER_NAME = /^\s+(?:apps?|client|sdk|server)\b/i;

/** Finds the names of a kind, however their words are joined: "Node.js", "node js". */
function namesOf(groups: readonly (readonly string[])[]): RegExp {
  const names = groups
    .flat()
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', String.raw`\.`).replaceAll(/[ -]/g, '[ .-]?'));
  return new RegExp(String.raw`(?<![\w.-])(?:${names.join('|')})(?![\w-])`, 'gi');
}

/** Of each kind a question is about one. */
const KINDS = [
  [...synonyms.Languages, ...Object.values(moreNames.Languages), Object.keys(frameworks)],
  [...synonyms.Warehouses, ...Object.values(moreNames.Warehouses)],
].map(namesOf);

/** The last name of a kind in a text, with what stands around it. */
function aroundName(text: string, kind: RegExp) {
  return [...text.matchAll(kind)]
    .map(({0: name, index}) => {
      return {before: text.slice(0, index), name, after: text.slice(index + name.length)};
    })
    .findLast(
      ({before, name, after}) =>
        !PLAIN_NAMES.has(name) || BEFORE_NAME.test(before) || AFTER_NAME.test(after),
    );
}

/**
 * Returns a question in full: "and in Python?" keeps the subject of the question before and takes
 * its place, the name of an SDK or a warehouse that of the other one. Other questions stay as they
 * are.
 */
export function fullQuestion(question: string, previous?: string): string {
  const [start] = GOES_ON.exec(question) ?? [''];
  if (!start || !previous) return question;
  const rest = question.slice(start.length);
  const join = (subject: string): string => `${subject.replace(/[\s?.!]+$/, '')} ${rest}`;
  for (const kind of KINDS) {
    const now = aroundName(rest, kind);
    const then = aroundName(previous, kind);
    if (now && then) {
      const subject = then.before + now.name + then.after;
      return NOTHING_ELSE.test(now.before + now.after) ? subject : join(subject);
    }
  }
  return join(PLACE.test(` ${rest}`) ? previous.replace(PLACE, '') : previous);
}
