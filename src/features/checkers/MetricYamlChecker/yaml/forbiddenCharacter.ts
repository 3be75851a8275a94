import {CST, Lexer} from 'yaml';

/** A place of a text at which the tool stops reading it. */
export interface Fault {
  /** Offset in the text; unknown for what has no single place. */
  at: number | undefined;
  message: string;
  fix: string;
}

/** The name of a character, `U+00A0`. */
export function characterCode(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Everything but what PyYAML calls printable. */
const UNPRINTABLE = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** What is said of a tab that the tool does not take. */
export const TAB = {
  message: 'A tab stands in this line, where the tool reads only spaces.',
  fix: 'Replace all tabs outside of quotes with spaces.',
};

/** Tokens of the lexer that stand for no character of the text. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** Where a tab stands outside of quotes, text blocks and comments, where PyYAML takes none. */
function tabAt(text: string): number | undefined {
  let at = 0;
  let isInBlock = false;
  let isContent = false;
  for (const token of new Lexer().lex(text)) {
    const type = isContent ? undefined : CST.tokenType(token);
    const isRead = isContent ? !isInBlock : type === 'space';
    if (isRead && token.includes('\t')) return at + token.indexOf('\t');
    if (type === 'block-scalar-header') isInBlock = true;
    else if (isContent) isInBlock = false;
    isContent = token === CST.SCALAR;
    if (!MARKS.has(token)) at += token.length;
  }
  return undefined;
}

/** The first character at which the tool stops, whatever else is right. */
export function forbiddenCharacter(text: string): Fault | undefined {
  const [character] = UNPRINTABLE.exec(text) ?? [];
  if (character !== undefined) {
    const message = `This line has the character ${characterCode(character)}, which stops the tool.`;
    return {at: text.indexOf(character), message, fix: 'Remove it, or type the word anew.'};
  }
  const tab = tabAt(text);
  return tab === undefined ? undefined : {at: tab, ...TAB};
}
