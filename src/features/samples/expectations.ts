import {Script} from 'node:vm';

/** What a comment says about the statement before it. */
export type Expectation = {kind: 'value'; expression: string} | {kind: 'prints'; text: string};

type Parsed = Expectation | {kind: 'fault'; message: string; hint: string};

const RE_COMMENT = /^\/\/ ?(=>|prints:)(.*)$/s;
const RE_APPROXIMATE = /^≈\s*(-?\d+(?:\.(\d+))?)$/;

/** Whether a line of code carries an assertion, wherever it stands. */
export function mentionsValue(line: string): boolean {
  return /(?:\/\/|(?:^|\s)#|(?:^|\s)--) ?=>/.test(line);
}

/**
 * Reads the comments after a statement.
 *
 * | Comment | Meaning |
 * | --- | --- |
 * | `// => value` | the expression has the value; more comment lines may follow |
 * | `// => ≈ 0.855` | the number, rounded |
 * | `// prints: text` | `console` received this; one comment per line |
 *
 * @returns the expectation and how many comments it took; undefined for ordinary comments
 */
export function readExpectation(
  comments: readonly string[],
): {expectation: Parsed; taken: number} | undefined {
  const match = RE_COMMENT.exec(comments[0]?.trim() ?? '');
  if (!match) return undefined;
  const [, keyword, rest = ''] = match;
  return keyword === '=>' ? readValue(rest.trim(), comments.slice(1)) : readPrinted(comments);
}

function readPrinted(comments: readonly string[]): {expectation: Expectation; taken: number} {
  const lines: string[] = [];
  for (const comment of comments) {
    const match = RE_COMMENT.exec(comment.trim());
    if (match?.[1] !== 'prints:') break;
    lines.push((match[2] ?? '').trim());
  }
  return {expectation: {kind: 'prints', text: lines.join('\n')}, taken: lines.length};
}

function readValue(
  first: string,
  following: readonly string[],
): {expectation: Parsed; taken: number} {
  let text = first;
  for (let taken = 0; taken <= following.length; taken += 1) {
    if (taken > 0) text += `\n${(following[taken - 1] ?? '').trim().replace(/^\/\/ ?/, '')}`;
    const expression = toExpression(text);
    if (isExpression(expression)) {
      return {expectation: {kind: 'value', expression}, taken: taken + 1};
    }
  }
  return {
    expectation: {
      kind: 'fault',
      message: `'${first}' is not a JavaScript value`,
      hint: "write a literal: // => 'control'",
    },
    taken: 1,
  };
}

function toExpression(text: string): string {
  const approximate = RE_APPROXIMATE.exec(text);
  if (!approximate) return text;
  const [, value = '0', decimals = ''] = approximate;
  return `__h.about(${value}, ${0.5 * 10 ** -decimals.length})`;
}

function isExpression(text: string): boolean {
  if (text === '') return false;
  try {
    new Script(`(${text}\n)`);
    return true;
  } catch {
    return false;
  }
}
