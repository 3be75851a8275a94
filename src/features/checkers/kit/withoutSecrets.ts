import type {CheckerField, Values} from './types.ts';

/** What may be kept of what is typed: no field that is marked as secret. */
export function withoutSecrets<Name extends string>(
  fields: Readonly<Record<Name, CheckerField>>,
  values: Values<Name>,
): Values<Name> {
  const entries = Object.entries<string>(values).map(([name, text]) => [
    name,
    fields[name as Name].secret ? '' : text,
  ]);
  return Object.fromEntries(entries) as Values<Name>;
}
