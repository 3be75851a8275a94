import {isMap, parseDocument} from 'yaml';
import {lineAt} from '../../../shared/lineAt.ts';
import {findOpenFence} from '../source-mistakes/openFence.ts';
import {findMergeMark} from '../../../shared/mergeMark.ts';

/** Shown by decoders in place of bytes that are no UTF-8. */
const REPLACEMENT = '\ufffd';

interface Problem {
  line: number;
  reason: string;
}

const FENCE = /^---[ \t]*$/;

/** What keeps a file from being read as text at all. */
function findBytes(content: string): Problem | undefined {
  const at = content.search(new RegExp(`[\\0${REPLACEMENT}]`));
  if (at >= 0) {
    const reason = 'this is no text in UTF-8. Save the page as UTF-8, without NUL bytes.';
    return {line: lineAt(content, at), reason};
  }
  if (content.startsWith('\ufeff')) {
    return {line: 1, reason: 'a byte order mark stands first. Save the page as UTF-8 without BOM.'};
  }
  const carriage = content.indexOf('\r');
  return carriage < 0
    ? undefined
    : {
        line: lineAt(content, carriage),
        reason: 'lines end as on Windows (CRLF). Save the page with LF.',
      };
}

/** What keeps a text from being a page. */
function findText(content: string): Problem | undefined {
  if (content.trim() === '') {
    const reason = 'the page is empty. Start it with front matter between two lines of ---.';
    return {line: 1, reason};
  }
  if (/^\s+---[ \t]*\n/.test(content)) {
    return {line: 1, reason: 'front matter starts on line 1. Remove what is above its ---.'};
  }
  const mark = findMergeMark(content);
  return mark && {line: mark.line, reason: `${mark.problem}.`};
}

/** The lines between the two of ---; undefined without the first, null without the second. */
export function frontMatterLines(content: string): string[] | null | undefined {
  const lines = content.split('\n');
  if (!FENCE.test(lines[0] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  return end < 0 ? null : lines.slice(1, end);
}

/** Says what keeps a page from being text, as every reader of files expects it, whose front matter ends. */
export function textProblem(content: string): Problem | undefined {
  const problem = findBytes(content) ?? findText(content) ?? findOpenFence(content);
  if (problem || frontMatterLines(content) !== null) return problem;
  return {line: 1, reason: 'the front matter is never closed. End it with a line of ---.'};
}

/** Says what is wrong with front matter that cannot be read. */
export function yamlProblem(lines: readonly string[]): Problem | undefined {
  const yaml = lines.join('\n');
  const {errors, contents} = parseDocument(yaml, {prettyErrors: false});
  const [error] = errors;
  if (error) {
    const line = lineAt(yaml, error.pos[0]);
    const field = /^[\w-]+/.exec(lines[line - 1] ?? '')?.[0] ?? '';
    const reason =
      error.code === 'DUPLICATE_KEY'
        ? `the field ${field} stands here a second time. Keep one.`
        : `the front matter is no YAML: ${error.message}. Put texts with ":" or "#" in quotes.`;
    return {line: line + 1, reason};
  }
  return contents === null || isMap(contents)
    ? undefined
    : {line: 2, reason: 'write the front matter as lines of "field: value".'};
}
