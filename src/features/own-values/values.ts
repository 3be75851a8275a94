/** What readers can put in place of the values in samples. */
export const OWN_VALUES = ['flag', 'environment', 'subject'] as const;

export type OwnValue = (typeof OWN_VALUES)[number];

/** Empty where the samples keep theirs. */
type OwnValues = Readonly<Record<OwnValue, string>>;

const LONGEST = 100;

/** Ends a text of a sample, or is no text in one of the languages. */
const RE_BREAKING = /["'`\\$\p{Cc}]|#\{/u;

/** Says in a sentence why a value cannot stand in the samples; undefined when it can. */
export function problemOf(value: string): string | undefined {
  if (value.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  return RE_BREAKING.test(value)
    ? 'Leave out quotes, backslashes, dollar signs, "#{" and line breaks: they would break the samples.'
    : undefined;
}

/** Reads what the browser kept; what cannot stand in the samples counts as not given. */
export function readValues(stored: string | null): OwnValues {
  const given = new URLSearchParams(stored ?? '');
  const entries = OWN_VALUES.map((name) => {
    const value = given.get(name)?.trim() ?? '';
    return [name, problemOf(value) ? '' : value];
  });
  return Object.fromEntries(entries) as OwnValues;
}

/** Writes values for the browser to keep; empty when there are none. */
export function writeValues(values: OwnValues): string {
  const given = OWN_VALUES.filter((name) => values[name].trim());
  return new URLSearchParams(given.map((name) => [name, values[name].trim()])).toString();
}
