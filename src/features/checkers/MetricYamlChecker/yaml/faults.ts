import {CST, isAlias, Lexer, visit, type Document} from 'yaml';

/** A place of a text at which the tool stops reading it. */
export interface Fault {
  /** Offset in the text; unknown for what has no single place. */
  at?: number | undefined;
  message: string;
  fix?: string | undefined;
}

/** The name of a character, `U+00A0`. */
function characterCode(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Everything but what PyYAML calls printable, and what it takes for ends of lines. */
const UNPRINTABLE = /[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

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
function forbiddenCharacter(text: string): Fault | undefined {
  const [character] = UNPRINTABLE.exec(text) ?? [];
  if (character !== undefined) {
    const message = `This line has the character ${characterCode(character)}, which stops the tool.`;
    return {at: text.indexOf(character), message, fix: 'Remove it, or type the word anew.'};
  }
  const at = tabAt(text);
  const message = 'A tab stands in this line, where the tool reads only spaces.';
  return at === undefined
    ? undefined
    : {at, message, fix: 'Replace all tabs outside of quotes with spaces.'};
}

/** The first error of the library in its own words, at the line to mend. */
function firstError({errors, warnings}: Document, text: string): Fault | undefined {
  const [error] = [...warnings.filter(({code}) => code === 'TAG_RESOLVE_FAILED'), ...errors]
    .filter(({code}) => code !== 'DUPLICATE_KEY')
    .sort((one, other) => one.pos[0] - other.pos[0]);
  if (!error) return undefined;
  // The rest is about the programming interface.
  const message = `${error.message.replace(/;.*/s, '')}.`;
  // Between two lines, the library names the end of the first, and of what is not closed its end.
  const [given] = error.pos;
  const [, closing] =
    /Missing closing (["'])|end with a ([\]}])/.exec(message)?.filter(Boolean) ?? [];
  const at = closing
    ? text.lastIndexOf(closing.replace(']', '[').replace('}', '{'), given - 1)
    : given + Math.max(0, text.slice(given).search(/\S/));
  const [line = ''] = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1);
  const [invisible] = /(?<=^ *)\t|[\u00a0\u200b\u2060\ufeff]/.exec(line) ?? [];
  const fix = invisible
    ? `Replace the invisible ${characterCode(invisible)} with spaces.`
    : 'Look at its indentation, colons and brackets; text that has such characters goes in quotes.';
  return {at, message, fix};
}

/** The first alias of a name that nothing above it has. */
function unknownAlias(document: Document): Fault | undefined {
  const anchors = new Set<string | undefined>();
  let fault: Fault | undefined;
  visit(document, {
    Node(_, node) {
      if (!isAlias(node)) anchors.add(node.anchor);
      if (!isAlias(node) || anchors.has(node.source)) return undefined;
      const message = `Nothing above this line is named \`&${node.source}\`.`;
      const fix = `Correct the name, or, if \`*${node.source}\` is text, write the value in quotes.`;
      fault = {at: node.range?.[0], message, fix};
      return visit.BREAK;
    },
  });
  return fault;
}

/** What stops the tool first: what follows is read otherwise once that is mended. */
export function firstFault(text: string, document: Document): Fault | undefined {
  return [forbiddenCharacter(text), firstError(document, text) ?? unknownAlias(document)]
    .filter((fault) => fault !== undefined)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))[0];
}
