import {CST, Lexer} from 'yaml';
import {characterCode} from './characterCode.ts';
import type {Fault} from './fault.ts';

/** Everything but what PyYAML calls printable. */
const UNPRINTABLE = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** What is said of a tab that the tool does not take. */
export const TAB = {
  message: 'A tab stands in this line, where the tool reads only spaces.',
  fix: 'Replace all tabs outside of quotes with spaces.',
};

/** Tokens of the lexer that stand for no character of the text. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** The first tab outside of quotes, text blocks and comments, where PyYAML takes none. */
function findTab(text: string): number {
  let offset = 0;
  let isInBlock = false;
  let isContent = false;
  for (const token of new Lexer().lex(text)) {
    const isPlain = isContent && !isInBlock;
    const isSpace = !isContent && CST.tokenType(token) === 'space';
    const tab = isPlain || isSpace ? token.indexOf('\t') : -1;
    if (tab >= 0) return offset + tab;
    if (!isContent && CST.tokenType(token) === 'block-scalar-header') isInBlock = true;
    else if (isContent) isInBlock = false;
    isContent = token === CST.SCALAR;
    if (!MARKS.has(token)) offset += token.length;
  }
  return -1;
}

/** The first character at which the tool stops, whatever else is right. */
export function forbiddenCharacter(text: string): Fault | undefined {
  const [character] = UNPRINTABLE.exec(text) ?? [];
  if (character !== undefined) {
    const message = `This line has the character ${characterCode(character)}, which stops the tool.`;
    return {at: text.indexOf(character), message, fix: 'Remove it, or type the word anew.'};
  }
  const at = findTab(text);
  return at < 0 ? undefined : {at, ...TAB};
}
