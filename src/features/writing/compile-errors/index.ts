import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {explain} from './explain.ts';

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
  const file = path.relative(siteDir, filePath).split(path.sep).join('/');
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
