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

interface Token {
  at: number;
  text: string;
  /** Undefined for text without quotes. */
  type: CST.TokenType | null | undefined;
  /** Whether it is the text of a block below `|`. */
  isBlock: boolean;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let isInBlock = false;
  let isContent = false;
  for (const token of new Lexer().lex(text)) {
    const type = isContent ? undefined : CST.tokenType(token);
    if (!MARKS.has(token)) tokens.push({at, text: token, type, isBlock: isContent && isInBlock});
    if (type === 'block-scalar-header') isInBlock = true;
    else if (isContent) isInBlock = false;
    isContent = token === CST.SCALAR;
    if (!MARKS.has(token)) at += token.length;
  }
  return tokens;
}

/** A tab outside of quotes, text blocks and comments, where PyYAML takes none. */
function tabIn({at, text, type, isBlock}: Token): Fault | undefined {
  const isRead = (type === undefined && !isBlock) || type === 'space';
  const tab = isRead ? text.indexOf('\t') : -1;
  return tab < 0 ? undefined : {at: at + tab, ...TAB};
}

/** The name of an anchor, or a version of YAML, that PyYAML does not read. */
function foreignWord({at, text, type}: Token): Fault | undefined {
  if ((type === 'anchor' || type === 'alias') && !/^.[\w-]*$/.test(text)) {
    const message = `The name \`${text}\` stops the tool: behind \`&\` and \`*\` it reads letters without accents, digits, hyphens and underscores.`;
    return {at, message, fix: 'Rename it, or, if it is text, write the value in quotes.'};
  }
  if (type !== 'directive-line' || /^%(?:YAML +1\.\d+\s*$|(?!YAML\b)\w)/.test(text)) {
    return undefined;
  }
  const message = `The tool reads YAML 1.1, and stops at \`${text}\`.`;
  return {at, message, fix: 'Remove this line.'};
}

function repeatedVersion(tokens: readonly Token[]): Fault | undefined {
  const [, second] = tokens.filter(
    ({type, text}) => type === 'directive-line' && text.startsWith('%YAML'),
  );
  const message = 'The tool reads one `%YAML` line.';
  return second && {at: second.at, message, fix: 'Remove this one.'};
}

/** The first character or word at which the tool stops, whatever else is right. */
export function forbiddenCharacter(text: string): Fault | undefined {
  const [character] = UNPRINTABLE.exec(text) ?? [];
  if (character !== undefined) {
    const message = `This line has the character ${characterCode(character)}, which stops the tool.`;
    return {at: text.indexOf(character), message, fix: 'Remove it, or type the word anew.'};
  }
  const tokens = tokensOf(text);
  return (
    tokens.map((token) => tabIn(token) ?? foreignWord(token)).find(Boolean) ??
    repeatedVersion(tokens)
  );
}
