import {isMap, parseDocument} from 'yaml';

/** Shown by decoders in place of bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

const FENCE = /^---[ \t]*$/;

function lineOf(content: string, index: number): number {
  return content.slice(0, index).split('\n').length;
}

/** What keeps a file from being read as text at all. */
function findBytes(content: string): {line: number; reason: string} | undefined {
  const at = content.search(new RegExp(`[\\0${REPLACEMENT}]`));
  if (at >= 0) {
    const reason = 'this is no text in UTF-8. Save the page as UTF-8, without NUL bytes.';
    return {line: lineOf(content, at), reason};
  }
  return content.trim() === ''
    ? {line: 1, reason: 'the page is empty. Start it with front matter between two lines of ---.'}
    : undefined;
}

/** What keeps the front matter from being read. */
function findYaml(content: string): {line: number; reason: string} | undefined {
  const lines = content.replace(/^\ufeff/, '').split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? '')) {
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end < 0) {
    return {line: 1, reason: 'the front matter is never closed. End it with a line of ---.'};
  }
  const yaml = lines.slice(1, end).join('\n');
  const {errors, contents} = parseDocument(yaml, {prettyErrors: false});
  const [error] = errors;
  if (error) {
    const isTwice = error.code === 'DUPLICATE_KEY';
    const line = lineOf(yaml, error.pos[0]) + 1;
    return {
      line,
      reason: isTwice
        ? `the field ${/^[\w-]+/.exec(lines[line - 1] ?? '')?.[0] ?? ''} stands here a second time. Keep one.`
        : `the front matter is no YAML: ${error.message}. Put texts with ":" or "#" in quotes.`,
    };
  }
  return contents !== null && !isMap(contents)
    ? {line: 2, reason: 'write the front matter as lines of "field: value".'}
    : undefined;
}

/**
 * Makes sure that a page is text whose front matter can be read: the parser behind says neither
 * file nor line.
 *
 * @throws Error with the reason after file and line.
 */
export function checkReadable(file: string, content: string): void {
  const problem = findBytes(content) ?? findYaml(content);
  if (problem) {
    throw Object.assign(new Error(`${file}:${problem.line}: ${problem.reason}`), {
      line: problem.line,
    });
  }
}
