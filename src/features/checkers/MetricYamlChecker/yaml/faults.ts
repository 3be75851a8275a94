import {CST, isCollection, isScalar, Lexer, visit, type Document, type YAMLError} from 'yaml';

/** A place of a text at which the tool stops reading it. */
export interface Fault {
  /** Offset in the text; unknown for what has no single place. */
  at: number | undefined;
  message: string;
  fix: string;
}

/** The name of a character, `U+00A0`. */
function characterCode(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Everything but what PyYAML calls printable. */
const UNPRINTABLE = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** What is said of a tab that the tool does not take. */
const TAB = {
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

const QUOTE = 'Write the whole value in quotes, or in a block below `|`.';
const CLOSE =
  'Close it behind the value. If it closes further down, indent the lines until there, though the tool may accept them.';

/** What to say of an error by the library's code and message; the first row that matches counts. */
const EXPLANATIONS: readonly [said: RegExp, message: string, fix: string][] = [
  [/^BAD_ALIAS/, 'A value cannot begin with a lone `*` or `&`.', QUOTE],
  [
    /^BAD_DQ_ESCAPE/,
    'A backslash in double quotes has no meaning here.',
    'Write two backslashes for one, or use single quotes.',
  ],
  [/^BAD_SCALAR_START/, 'A value cannot begin with this character.', QUOTE],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'Another key begins inside this value.',
    'Let the keys of both lines begin at the same column, or, if the colon is text, write the whole value in quotes.',
  ],
  [
    /^MULTILINE_IMPLICIT_KEY|followed by map values/,
    'This line is no key with a value.',
    'Write a space behind its colon, or, if it goes on with the text above, indent it deeper than the key of that text.',
  ],
  [/end with a/, 'The bracket that opens here is not closed where its indentation ends.', CLOSE],
  [
    /^BAD_INDENT|Sequence item/,
    'This line does not begin where its neighbors do.',
    'Indent it like the keys that it stands beside, or begin an item of the list with a hyphen.',
  ],
  [/Missing closing/, 'The quote that opens here is not closed where its value ends.', CLOSE],
  [
    /node end/,
    'More text follows where the quote or the bracket of this value closes.',
    "Write the whole value in quotes; inside single quotes, double each `'`.",
  ],
  [
    /block-seq-ind/,
    'A list cannot begin behind its key.',
    'Begin it on the next line, or write the value in quotes.',
  ],
  [
    /Block scalar header|Not a YAML token/,
    'Behind `|` or `>`, the line has to end.',
    'Begin the text on the next line, indented, or write it in quotes.',
  ],
  [
    /-end token/,
    'A bracket closes here that does not open before.',
    'Remove it, or write the value in quotes.',
  ],
  [
    /^MULTIPLE_DOCS/,
    'A second document begins here, and the tool reads files with one.',
    'Keep one `fact_sources:` and one `metrics:` without `---` between them, or write two files.',
  ],
  [
    /^NON_STRING_KEY|^TAG_RESOLVE_FAILED/,
    'The tool cannot read what begins here.',
    'Write it in quotes with its value, if it is text; otherwise remove it.',
  ],
  [
    /./,
    'From this line on, the text cannot be read as YAML.',
    'Compare it with its neighbors: indentation, colons, quotes and brackets.',
  ],
];

/** Where the last quoted text, or the last list or map in brackets, opens before a place. */
function openedBefore(document: Document, at: number, kind: 'quote' | 'bracket') {
  let opened: number | undefined;
  visit(document, {
    Value(_, node) {
      const isOpening =
        kind === 'quote'
          ? isScalar(node) && node.type?.startsWith('QUOTE')
          : isCollection(node) && node.flow;
      if (isOpening && node.range && node.range[0] < at) [opened] = node.range;
    },
  });
  return opened;
}

/** Characters that look like a space, or like nothing, where indentation and colons decide. */
const INVISIBLE = /^ *([\u00a0\u200b\u2060\ufeff])|:([\u00a0\u200b])|([\u0085\u2028\u2029])/u;

/** Says what stops the tool at an error of the library, in words about the file. */
export function explainFault(error: YAMLError, document: Document, text: string): Fault {
  // Between two lines, the library names the end of the first.
  const [given] = error.pos;
  const at = given + Math.max(0, text.slice(given).search(/\S/));
  const [line = ''] = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1);
  if (/^ *\t/.test(line)) return {at, ...TAB};
  const character = INVISIBLE.exec(line)?.slice(1).find(Boolean);
  if (character !== undefined) {
    const message = `This line has an invisible character, ${characterCode(character)}, which the tool takes for no space.`;
    return {at, message, fix: 'Replace it with a space, or type the line anew.'};
  }
  const said = `${error.code} ${error.message}`;
  const [, message, fix] = EXPLANATIONS.find(([pattern]) => pattern.test(said))!;
  const kind = /Missing closing/.test(said) ? 'quote' : /end with a/.test(said) && 'bracket';
  const opened = kind ? openedBefore(document, at, kind) : undefined;
  return {at: opened ?? at, message, fix};
}
