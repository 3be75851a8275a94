import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** A block of code of a page. */
export interface Fence {
  /** Line of the first line of code, from 1. */
  line: number;
  language: string;
  /** What stands behind the language, such as `title="app.ts"`. */
  meta: string;
  code: string;
}

/** A page read line by line, which takes a hundredth of the time that parsing takes. */
export interface PageLines {
  file: string;
  source: string;
  /** Lines outside of code, front matter and imports; those are empty here. */
  prose: readonly string[];
  fences: readonly Fence[];
}

const RE_FENCE = /^\s*(`{3,})(\S*)\s*(.*)$/;

/** Tells the prose of a page from its code. */
export function readLines(file: string, source: string): PageLines {
  const prose: string[] = [];
  const fences: {line: number; language: string; meta: string; code: string}[] = [];
  let closing: string | undefined;
  let isFrontMatter = false;
  source.split('\n').forEach((text, index) => {
    const isRule = text === '---';
    const [, ticks, language = '', meta = ''] = RE_FENCE.exec(text) ?? [];
    const fence = fences.at(-1);
    prose.push('');
    if (isRule && (index === 0 || isFrontMatter)) {
      isFrontMatter = index === 0;
    } else if (closing !== undefined) {
      if (text.trim() === closing) {
        closing = undefined;
      } else if (fence) {
        fence.code += `${text}\n`;
      }
    } else if (ticks) {
      closing = ticks;
      fences.push({line: index + 2, language, meta, code: ''});
    } else if (!isFrontMatter && !/^import .* from '.*';$/.test(text)) {
      prose[index] = text;
    }
  });
  return {file, source, prose, fences};
}

/** Reads all pages and partials. */
export function readAllLines(): PageLines[] {
  return globSync('docs/**/*.mdx')
    .sort()
    .map((file) => readLines(path.posix.normalize(file), readFileSync(file, 'utf8')));
}
