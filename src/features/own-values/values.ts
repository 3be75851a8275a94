/** What readers can put in place of the values in samples. */
export const OWN_VALUES = ['flag', 'environment', 'subject'] as const;

export type OwnValue = (typeof OWN_VALUES)[number];

export const LABELS: Readonly<Record<OwnValue, string>> = {
  flag: 'Flag key',
  environment: 'Environment',
  subject: 'Subject key',
};

/** Empty where the samples keep theirs. */
export type OwnValues = Readonly<Record<OwnValue, string>>;

const LONGEST = 100;

/** Ends a text of a sample, or is no text in one of the languages. */
const RE_BREAKING = /["'`\\$\p{Cc}]|#\{/u;

/** Is not seen, or looks like a space: chat programs paste such characters. */
const RE_INVISIBLE = /\p{Cf}|[^\S ]/u;

/** What is left out at both ends of a value. */
const RE_AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

const trim = (value: string): string => value.replace(RE_AROUND, '');

/** Says in a sentence why a value cannot stand in the samples; undefined when it can. */
export function problemOf(value: string): string | undefined {
  if (value.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  if (RE_BREAKING.test(value)) {
    return 'Leave out quotes, backslashes, dollar signs, hash signs before a brace, and line breaks: they would break the samples.';
  }
  return RE_INVISIBLE.test(trim(value)) ? 'Leave out invisible characters.' : undefined;
}

/** Reads what the browser kept; what cannot stand in the samples counts as not given. */
export function readValues(stored: string | null): OwnValues {
  const given = new URLSearchParams(stored ?? '');
  const entries = OWN_VALUES.map((name) => {
    const value = trim(given.get(name) ?? '');
    return [name, problemOf(value) ? '' : value];
  });
  return Object.fromEntries(entries) as OwnValues;
}

/** Writes values for the browser to keep; empty when there are none. */
export function writeValues(values: OwnValues): string {
  const given = OWN_VALUES.filter((name) => trim(values[name]));
  return new URLSearchParams(given.map((name) => [name, trim(values[name])])).toString();
}

/** Changes some of what the browser kept, which another tab may have changed meanwhile. */
export function changeValues(stored: string | null, changed: Partial<OwnValues>): string {
  return writeValues({...readValues(stored), ...changed});
}
