import parseRange from 'parse-numeric-range';

export interface FenceMeta {
  title?: string;
  showLineNumbers: boolean;
  wrap: boolean;
  highlighted: ReadonlySet<number>;
  added: ReadonlySet<number>;
  removed: ReadonlySet<number>;
  focused: ReadonlySet<number>;
  /** Lines shown at first; all, when empty. */
  shown: ReadonlySet<number>;
}

const RE_RANGES = /(?:^|\s)(?:(add|remove|focus)=)?\{([\d,-]+)\}/g;
const RE_SHOWS = /(?:^|\s)shows="([\d,-]+)"/;
const RE_TITLE = /(?:^|\s)title="([^"]*)"/;

function lines(meta: string, kind: string | undefined): Set<number> {
  const ranges = [...meta.matchAll(RE_RANGES)].filter((match) => match[1] === kind);
  return new Set(ranges.flatMap((match) => parseRange(match[2] ?? '')));
}

/**
 * Reads what a fence's meta says about its looks: `title="app.ts"`, `{2,5-7}` (highlighted),
 * `add={3}`, `remove={2}`, `focus={1-4}` (line numbers from 1), `shows="5-9"` (the other lines open
 * on demand), `showLineNumbers`, `wrap`.
 */
export function parseMeta(meta: string): FenceMeta {
  const unquoted = meta.replace(/"[^"]*"/g, '""');
  const words = new Set(unquoted.split(/\s+/));
  const title = RE_TITLE.exec(meta)?.[1];
  return {
    ...(title === undefined ? {} : {title}),
    showLineNumbers: words.has('showLineNumbers'),
    wrap: words.has('wrap'),
    highlighted: lines(unquoted, undefined),
    added: lines(unquoted, 'add'),
    removed: lines(unquoted, 'remove'),
    focused: lines(unquoted, 'focus'),
    shown: new Set(parseRange(RE_SHOWS.exec(meta)?.[1] ?? '')),
  };
}

/** A word, `name="text"` or `name={…}`, or line numbers in braces. */
const RE_PART = /^(?:[\w-]+(?:=(?:"[^"]*"|\{[^{}]*\}))?|\{[\d,-]+\})$/;

/** Returns the first part of a fence's meta that means nothing, such as `{1-`. */
export function brokenPart(meta: string): string | undefined {
  const parts = meta.match(/(?:"[^"]*"|\{[^{}]*\}|\S)+/g) ?? [];
  return parts.find((part) => !RE_PART.test(part));
}
