import {symbolAddresses} from '../sdks/symbolAddresses.ts';
import type {Mark} from './marks.ts';

/** What holds no names: comments and texts. */
const RE_NO_CODE =
  /\/\/.*|(?<=^|\s)#.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gm;

/** A function or method that is called; the name of one that is declared follows a keyword. */
const RE_CALL = /(?<!\b(?:function|def|fun|func|fn)\s+)(?<![\w$])([A-Za-z_]\w*)(?=[!?]?\()/g;

/** An option that is given: in an object or a list of arguments, or by a method of a builder. */
const RE_OPTION =
  /(?<![\w$.])([A-Za-z_]\w*)(?=\??:(?!:)|=(?![=>\s]))|(?<![\w$.])([A-Z]\w*)(?= = )|(?<=\.)([A-Za-z_]\w*)(?=\()/g;

/** Finds the names in a sample that the pages of its SDK explain, each where it stands first. */
export function referenceMarks(code: string, packageName: string, language: string): Mark[] {
  const {calls, options} = symbolAddresses(packageName, language);
  const names = code.replace(RE_NO_CODE, (text) => ' '.repeat(text.length));
  const marks = new Map<string, Mark>();
  for (const [pattern, addresses] of [
    [RE_CALL, calls],
    [RE_OPTION, options],
  ] as const) {
    for (const {0: name, index: start} of names.matchAll(pattern)) {
      const value = addresses.get(name);
      if (value && !marks.has(name)) {
        marks.set(name, {start, end: start + name.length, about: 'href', value});
      }
    }
  }
  return [...marks.values()];
}
