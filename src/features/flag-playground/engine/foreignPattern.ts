/** SDKs whose regular expressions are those of Rust. */
const RUST = ['Python', 'Ruby', 'Rust', 'Elixir'];

const ALL = [...RUST, 'Go', '.NET', 'Java', 'Android', 'PHP', 'iOS'];

/** Syntax that JavaScript has not, the SDKs that read it, and what JavaScript reads about the same. */
const SYNTAX: readonly [form: RegExp, readers: readonly string[], plain: string][] = [
  [/\(\?[ims-]+\)/g, ALL, ''],
  [/\(\?[ims-]+:/g, ALL, '(?:'],
  [/\(\?P(?=<\w)/g, [...RUST, 'Go', 'PHP'], '(?'],
  [/\(\?>/g, ['.NET', 'Java', 'Android', 'PHP', 'iOS'], '(?:'],
  [/(?<=[^\\][*+?}])\+/g, ['Java', 'Android', 'PHP', 'iOS'], ''],
];

export interface ForeignPattern {
  readers: readonly string[];
  /** Whether it matches there; undefined where only they can tell. */
  matches?: boolean;
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/**
 * Reads a pattern that JavaScript cannot, such as `(?i)us`.
 *
 * @returns undefined when no SDK reads it.
 */
export function foreignPattern(pattern: string, text: string): ForeignPattern | undefined {
  const used = SYNTAX.filter(([form]) => pattern.search(form) >= 0);
  const readers = ALL.filter((sdk) => used.every(([, able]) => able.includes(sdk)));
  const plain = used.reduce((left, [form, , by]) => left.replace(form, by), pattern);
  if (used.length === 0 || readers.length === 0 || !compiled(plain, '')) return undefined;
  // JavaScript takes flags from outside of the pattern, and calls named groups otherwise.
  const [start = '', flags = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
  const same = compiled(pattern.slice(start.length).replaceAll('(?P<', '(?<'), flags);
  return {readers, ...(same ? {matches: same.test(text)} : {})};
}
