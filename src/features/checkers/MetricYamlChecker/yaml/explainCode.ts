import {
  isCollection,
  isScalar,
  visit,
  type Document,
  type ErrorCode,
  type Range,
  type YAMLError,
} from 'yaml';
import {type Fault, TAB, characterCode} from './forbiddenCharacter.ts';

/** What an explanation looks at. */
interface Context {
  text: string;
  document: Document;
  /** Where the library sees the error, and what it says. */
  at: number;
  said: string;
  /** The line of that place, and where it begins. */
  line: string;
  start: number;
}

/** What to say of an error, and its place where the library names another one. */
type Explanation = Omit<Fault, 'at'> & {at?: number | undefined};

const QUOTE = 'Write the whole value in quotes, or in a block below `|`.';

/** Where the line of a place begins. */
function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** The line that begins at a place. */
function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

/** Where the last quoted text, or the last list or map in brackets, stands that opens before a place. */
function openedBefore({document, at}: Context, kind: 'quote' | 'bracket'): Range | undefined {
  let opened: Range | undefined;
  visit(document, {
    Value(_, node) {
      const isOpening =
        kind === 'quote'
          ? isScalar(node) && node.type?.startsWith('QUOTE')
          : isCollection(node) && node.flow;
      if (isOpening && node.range && node.range[0] < at) opened = node.range;
    },
  });
  return opened;
}

function nestedKey({text, at, start}: Context): Explanation {
  const colon = at + Math.max(0, text.slice(at).search(/:\s/));
  const second = lineStart(text, colon);
  if (second > start && /^\s*\w+:\s/.test(lineFrom(text, second))) {
    const message = 'This line has a value already, and the next one is indented deeper.';
    return {message, fix: 'Let the keys of both begin at the same column.'};
  }
  const message = 'Inside this value, a colon with a space behind it begins another key.';
  return {at: colon, message, fix: QUOTE};
}

function withoutKey({line}: Context): Explanation {
  const fix = /^\s*(?:- )?\w+:\S/.test(line)
    ? 'Write a space behind the colon.'
    : 'Write it as `key: value`, or, if it goes on with the text above, indent it deeper than the key of that text.';
  return {message: 'This line is no key with a value.', fix};
}

function columnOf({line}: Context): number {
  return line.search(/\S/) + 1;
}

function otherColumn(context: Context): Explanation {
  const message = `This line begins at column ${columnOf(context)}, unlike its neighbors.`;
  return {message, fix: 'Indent it like the keys that it stands beside.'};
}

function openBracket(context: Context): Explanation {
  const [at] = openedBefore(context, 'bracket') ?? [];
  const closing = at !== undefined && context.text[at] === '[' ? ']' : '}';
  const message = 'The bracket that opens here is not closed where its indentation ends.';
  const fix = `Close it with \`${closing}\`, or write the value in quotes. If it closes further down, indent those lines, though the tool may accept them.`;
  return {at, message, fix};
}

function openQuote(context: Context): Explanation {
  const [at = context.at] = openedBefore(context, 'quote') ?? [];
  const {text} = context;
  if (!text.includes(text[at] ?? '', at + 1)) {
    return {
      at,
      message: 'The quote that opens here is never closed.',
      fix: 'Close it behind the value.',
    };
  }
  const message =
    'The quote that opens here is not closed before a line that is indented less than its value.';
  const fix = 'Close it behind the value, or indent that line; the tool may accept it as it is.';
  return {at, message, fix};
}

function badIndent(context: Context): Explanation {
  if (context.said.includes('end with a')) return openBracket(context);
  if (!context.said.startsWith('Block scalar')) return otherColumn(context);
  const message = 'The text below `|` or `>` begins further left than it may.';
  return {message, fix: 'Indent all its lines deeper than its key.'};
}

function missing(context: Context): Explanation {
  const {said} = context;
  if (said.includes('end with a')) return openBracket(context);
  if (said.includes('followed by map values')) return withoutKey(context);
  if (said.startsWith('Missing closing')) return openQuote(context);
  if (said.startsWith('Sequence item')) {
    const message = `This line begins at column ${columnOf(context)}, where the list above it needs a hyphen.`;
    return {message, fix: 'Indent it like the keys of its item, or begin an item with a hyphen.'};
  }
  if (said.startsWith('Missing ,')) {
    const message = 'Between two items in brackets, a comma is missing.';
    return {message, fix: 'Add it, or write the value in quotes.'};
  }
  return unclear();
}

function unexpected(context: Context): Explanation {
  const {said, start} = context;
  if (said.includes('block-seq-ind')) {
    const message = 'A list cannot begin behind its key.';
    return {message, fix: 'Begin it on the next line, or write the value in quotes.'};
  }
  if (/^(?:Block scalar header|Not a YAML token)/.test(said)) {
    const message = 'Behind `|` or `>`, the line has to end.';
    return {message, fix: 'Begin the text on the next line, indented, or write it in quotes.'};
  }
  if (said.includes('-end token')) {
    const message = 'A bracket closes here that does not open before.';
    return {message, fix: 'Remove it, or write the value in quotes.'};
  }
  if (!said.includes('node end')) return unclear();
  const [quote = start, end = start] = openedBefore(context, 'quote') ?? [];
  if (quote < start && end > start) {
    const message = 'The quote that opens here closes on a later line, with more text behind it.';
    return {at: quote, message, fix: 'Close it behind the value.'};
  }
  const message = 'More text follows where the quote or the bracket of this value closes.';
  return {message, fix: "Write the whole value in quotes; inside single quotes, double each `'`."};
}

function notText({text, at}: Context): Explanation {
  const [word = ''] = /^\S+/.exec(text.slice(at)) ?? [];
  if (/^[[{]/.test(word)) {
    const message = 'Brackets or braces stand here in place of the text of a key.';
    return {message, fix: 'If they are part of a value, write the whole value in quotes.'};
  }
  const fix = 'Write it in quotes with its value, if it is text; otherwise remove it.';
  return {message: `The tool cannot read \`${word}\`.`, fix};
}

function unclear(): Explanation {
  const message = 'From this line on, the text cannot be read as YAML.';
  const fix = 'Compare it with its neighbors: indentation, colons, quotes and brackets.';
  return {message, fix};
}

/** By the library's code of the error; codes that no file of metrics brings up have none. */
const EXPLANATIONS: Partial<Record<ErrorCode, (context: Context) => Explanation>> = {
  BAD_ALIAS: () => ({message: 'A value cannot begin with a lone `*` or `&`.', fix: QUOTE}),
  BAD_DQ_ESCAPE: ({text, at}) => ({
    message: `In double quotes, \`${text.slice(at, at + 2)}\` has no meaning.`,
    fix: 'Write two backslashes for one, or use single quotes.',
  }),
  BAD_INDENT: badIndent,
  BAD_SCALAR_START: ({text, at}) => ({
    message: `A value cannot begin with ${text[at] === '`' ? 'a back quote' : `\`${text[at]}\``}.`,
    fix: QUOTE,
  }),
  BLOCK_AS_IMPLICIT_KEY: nestedKey,
  MISSING_CHAR: missing,
  MULTILINE_IMPLICIT_KEY: withoutKey,
  MULTIPLE_DOCS: () => ({
    message: 'A second document begins here, and the tool reads files with one.',
    fix: 'Keep one `fact_sources:` and one `metrics:` without `---` between them, or write two files.',
  }),
  NON_STRING_KEY: notText,
  TAG_RESOLVE_FAILED: notText,
  UNEXPECTED_TOKEN: unexpected,
};

/** Explains an error of the library by its code. */
function explainCode(code: ErrorCode, context: Context): Explanation {
  return (EXPLANATIONS[code] ?? unclear)(context);
}

/** Characters that look like a space, or like nothing, where indentation and colons decide. */
const INVISIBLE = /^ *([\u00a0\u200b\u2060\ufeff])|:([\u00a0\u200b])|([\u0085\u2028\u2029])/u;

function invisible({line}: Context): Explanation | undefined {
  const character = INVISIBLE.exec(line)?.slice(1).find(Boolean);
  if (character === undefined) return undefined;
  const message = `This line has an invisible character, ${characterCode(character)}, which the tool takes for no space.`;
  return {message, fix: 'Replace it with a space, or type the line anew.'};
}

function fence({line}: Context): Explanation | undefined {
  if (!/^\s*(?:```|~~~)/.test(line)) return undefined;
  const message = 'This line belongs to the Markdown around the file.';
  return {message, fix: 'Leave it out, and the other one of its kind.'};
}

/** Says what stops the tool at an error of the library, in words about the file. */
export function explainFault(error: YAMLError, document: Document, text: string): Fault {
  // Between two lines, the library names the end of the first.
  const [given] = error.pos;
  const at = given + Math.max(0, text.slice(given).search(/\S/));
  const start = lineStart(text, at);
  const line = lineFrom(text, start);
  const context = {text, document, at, said: error.message, line, start};
  const explanation = /^ *\t/.test(line) ? TAB : (fence(context) ?? invisible(context));
  return {at, ...(explanation ?? explainCode(error.code, context))};
}
