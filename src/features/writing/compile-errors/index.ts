import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {findOpenFence} from '../source-mistakes/mistake.ts';

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

/** Says what is wrong with a page, and where, when compiling it failed. */
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

interface BundlerError {
  message: string;
}

interface Stats {
  compilation: {errors: Iterable<BundlerError>};
}

interface Compiler {
  hooks: {done: {tap: (tap: typeof FIRST, hear: (stats: Stats) => void) => void}};
}

const NAME = 'compile-errors';

/** Docusaurus prints the errors of a build when this hook is called. */
const FIRST = {name: NAME, stage: -1000};

/** What Docusaurus makes of an error while it compiles a page; the rest is stacks of its own files. */
const RE_FAILED = /MDX compilation failed for file "?(.+?)"?\nCause: (.*?)\nDetails:(.*)$/s;

/** The bars that Rspack draws beside what a loader says. */
const RE_BAR = /^ *│ ?/gm;

/**
 * Returns what is wrong with a page, with file and line, in place of a bundler's error with its tree and
 * stack; undefined for errors of other kinds.
 */
function plainError(text: string, siteDir: string): string | undefined {
  const plain = stripVTControlCharacters(text).replace(RE_BAR, '');
  const [, filePath = '', message = '', details = ''] = RE_FAILED.exec(plain) ?? [];
  if (!filePath) return undefined;
  const line = /^ {2}"line": (\d+)/m.exec(details)?.[1];
  const file = path.relative(siteDir, filePath);
  const said = {message, ...(line ? {line: Number(line)} : {})};
  const mistake = explain(file, readFileSync(filePath, 'utf8'), said);
  return `${mistake.file}${mistake.line ? `:${mistake.line}` : ''}: ${mistake.message}`;
}

/** Has the bundler say a writer's mistake as `npm run check:page` does, in the terminal and over the page. */
export function compileErrorsPlugin({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const apply = ({hooks}: Compiler): void =>
    hooks.done.tap(FIRST, ({compilation}) => {
      const errors = [...compilation.errors];
      if (errors.length === 0) return;
      compilation.errors = errors.map((error) => {
        const plain = plainError(error.message, siteDir);
        return plain === undefined ? error : Object.assign(new Error(plain), {stack: plain});
      });
    });
  return {name: NAME, configureWebpack: () => ({plugins: [{apply}]}) as object};
}
