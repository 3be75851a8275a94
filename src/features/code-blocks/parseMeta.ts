import parseRange from 'parse-numeric-range';

export interface FenceMeta {
  title?: string;
  showLineNumbers: boolean;
  highlighted: ReadonlySet<number>;
  /** Lines that the sample adds to a file of the reader; they are highlighted, too. */
  added: ReadonlySet<number>;
  /** Lines shown at first; all, when empty. */
  shown: ReadonlySet<number>;
}

const RE_RANGES = /(?:^|\s)(\+?)\{([\d,-]+)\}/g;
const RE_SHOWS = /(?:^|\s)shows="([\d,-]+)"/;
const RE_TITLE = /(?:^|\s)title="([^"]*)"/;

/**
 * Reads what a fence's meta says about its looks: `title="app.ts"`, `{2,5-7}` (highlighted lines,
 * from 1), `+{2}` (new in a file), `shows="5-9"` (the other lines open on demand), `showLineNumbers`.
 */
export function parseMeta(meta: string): FenceMeta {
  const unquoted = meta.replace(/"[^"]*"/g, '""');
  const title = RE_TITLE.exec(meta)?.[1];
  const ranges = [...unquoted.matchAll(RE_RANGES)].map(([, sign, range = '']) => ({
    isAdded: sign === '+',
    lines: parseRange(range),
  }));
  return {
    ...(title === undefined ? {} : {title}),
    showLineNumbers: unquoted.split(/\s+/).includes('showLineNumbers'),
    highlighted: new Set(ranges.flatMap(({lines}) => lines)),
    added: new Set(ranges.flatMap(({isAdded, lines}) => (isAdded ? lines : []))),
    shown: new Set(parseRange(RE_SHOWS.exec(meta)?.[1] ?? '')),
  };
}

/** Returns the first line that a fence highlights or shows beyond its code; undefined without one. */
export function lineBeyond({highlighted, shown}: FenceMeta, code: string): number | undefined {
  const count = code.split('\n').length;
  return [...highlighted, ...shown].find((line) => line < 1 || line > count);
}

/** A word, `name="text"`, or line numbers in braces, those of new lines after a plus. */
const RE_PART = /^(?:[\w-]+(?:="[^"]*")?|\+?\{[\d,-]+\})$/;

/** Returns the first part of a fence's meta that means nothing, such as `{1-`. */
export function brokenPart(meta: string): string | undefined {
  const parts = meta.match(/(?:"[^"]*"|\{[^{}]*\}|\S)+/g) ?? [];
  return parts.find((part) => !RE_PART.test(part));
}
