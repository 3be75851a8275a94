import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import type {Problem} from './problem.ts';
import {showValue} from './showValue.ts';

const STRICT = {disallowComments: true, allowTrailingComma: false};

const RE_OTHER_QUOTES = /^['‘’‚“”„«»]/;
const RE_LAST_COMMA = /,\s*$/;

/** `CloseBraceExpected` → `close brace expected`. */
function words(error: string): string {
  return error.replace(/\B[A-Z]/g, ' $&').toLowerCase();
}

/** Where a text stops being JSON, in characters, and why. */
function stopOf(text: string): {offset: number; reason: string} {
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  const [first] = errors;
  if (!first) return {offset: text.length, reason: 'the text ends too early'};
  const {error, offset, length} = first;
  const found = text.slice(offset, offset + length);
  const comma = text.slice(0, offset).search(RE_LAST_COMMA);
  if (comma !== -1 && /^[}\]]/.test(found)) {
    return {offset: comma, reason: `a comma before ${found}`};
  }
  if (RE_OTHER_QUOTES.test(found)) {
    return {offset, reason: `${showValue(found)} needs straight double quotes`};
  }
  const name = printParseErrorCode(error);
  return {
    offset,
    reason: name === 'InvalidSymbol' ? `${showValue(found)} is no value` : words(name),
  };
}

/** The first place at which a text stops being JSON, and why. */
export function syntaxProblem(text: string): Problem {
  const {offset, reason} = stopOf(text);
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  const message =
    text.trim() === ''
      ? 'The text is empty.'
      : `This is not JSON from line ${line}, column ${column} on: ${reason}.`;
  return {severity: 'error', message, path: [], line};
}
