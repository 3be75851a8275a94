import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {findOpenFence} from '../source-mistakes/openFence.ts';

/** Position within what MDX says, such as "(8:1-8:8)"; for some mistakes it gives no other. */
const RE_PLACE_IN_TEXT = /\((\d+):\d+-\d+:\d+\)/;

/** Files of data say their own name and line, as does whoever explains a mistake with it. */
const RE_PLACED = /^([\w./-]+\.(?:mdx|ya?ml|json)):(\d+): (.+)$/s;

/** What MDX says where a brace or an angle bracket of the text looks like code to it. */
const RE_TEXT_AS_CODE = /in expression|acorn|before name|in name|Unexpected (?:lazy|closing slash)/;

const AS_TEXT = 'write { and < of the text as \\{ and \\<, or put code between backticks';

/** The id of a heading as other sites write it; MDX reads it as code. */
const RE_BRACED_ID = /^#{2,6} .*\{#([\w-]+)\}\s*$/;

const RE_NEVER_CLOSED = /^Expected a closing tag for `<([\w.]*)>`/;

const RE_OTHER_CLOSED =
  /^Unexpected closing tag `(<\/[\w.]*>)`, expected corresponding closing tag for `<([\w.]*)>` \((\d+):/;

function adviceFor(line: string): string {
  const id = RE_BRACED_ID.exec(line)?.[1];
  return id === undefined ? AS_TEXT : `write the id of a heading as {/* #${id} */}`;
}

/** Says what MDX says about tags and code in the words of somebody who writes pages. */
function reword(said: string, line: string): string {
  const [, open] = RE_NEVER_CLOSED.exec(said) ?? [];
  if (open !== undefined) {
    return `<${open}> is never closed. Write </${open}> on a line of its own where it ends.`;
  }
  const [, other = '', left, from] = RE_OTHER_CLOSED.exec(said) ?? [];
  if (left !== undefined) {
    return `${other} stands here, but <${left}> of line ${from} is still open. Write </${left}> before it.`;
  }
  return RE_TEXT_AS_CODE.test(said) ? `${said}; ${adviceFor(line)}` : said;
}

/**
 * Says what is wrong with a page, and where, when compiling it failed.
 *
 * @param file path of the page, relative to the repository
 * @param error what was thrown, or the parts of it that a bundler tells
 */
export function explain(
  file: string,
  content: string,
  {reason, message, line}: {reason?: string; message: string; line?: number},
): Diagnostic {
  const said = reason ?? message;
  const [, place, placeLine, words] = RE_PLACED.exec(said) ?? [];
  if (place && words) return {file: place, line: Number(placeLine), message: words};
  const open = /closing tag/.test(said) && findOpenFence(content);
  if (open) return {file, line: open.line, message: open.reason};
  const at = line ?? Number(RE_PLACE_IN_TEXT.exec(said)?.[1]);
  return {
    file,
    message: reword(said, content.split('\n')[at - 1] ?? ''),
    ...(Number.isNaN(at) ? {} : {line: at}),
  };
}
