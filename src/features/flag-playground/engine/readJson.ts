import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import type {Problem} from './problem.ts';
import {showValue} from './report.ts';
import {groupDigits} from '../../../shared/format.ts';

/** Whether a value is an object with keys, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJson(text: unknown): boolean {
  try {
    return typeof text === 'string' && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

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

function syntaxProblem(text: string): Problem {
  const {offset, reason} = stopOf(text);
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  const message =
    text.trim() === ''
      ? 'The text is empty.'
      : `This is not JSON from line ${line}, column ${column} on: ${reason}.`;
  return {severity: 'error', message, path: [], line};
}

/** How deep the brackets of a JSON text go; brackets within strings do not count. */
function nestingDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs)) {
    if (mark === '{' || mark === '[') deepest = Math.max(deepest, (depth += 1));
    else if (mark === '}' || mark === ']') depth -= 1;
  }
  return deepest;
}

/** Deeper data is no configuration, and would exhaust the stack of whatever walks through it. */
const MAX_DEPTH = 100;

function problem(message: string): {problem: Problem} {
  return {problem: {severity: 'error', message, path: [], line: 1}};
}

/**
 * Reads JSON that somebody wrote.
 *
 * @param what names it in messages, such as "configuration".
 * @returns the value with its text, or the problem with its line.
 */
export function readJson(
  given: string,
  what: string,
  maxLength = Infinity,
): {value: {json: unknown; text: string}} | {problem: Problem} {
  // Files of some editors begin with a byte order mark, which is no part of the JSON.
  const text = given.replace(/^\uFEFF/, '');
  if (text.length > maxLength) {
    const [length, most] = [text.length, maxLength].map(groupDigits);
    return problem(`The ${what} has ${length} characters; at most ${most} are read.`);
  }
  if (nestingDepth(text) > MAX_DEPTH) {
    return problem(`The ${what} is nested more than ${MAX_DEPTH} levels deep.`);
  }
  try {
    return {value: {json: JSON.parse(text) as unknown, text}};
  } catch {
    return {problem: syntaxProblem(text)};
  }
}
