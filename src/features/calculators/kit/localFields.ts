import {sharedFields, type Fields, type FieldSpec} from './fields.ts';
import type {Raw} from './types.ts';

/** By the prefix of a calculator, what was pasted: it outlives the page, and ends with the tab. */
const kept = new Map<string, Raw>();

/** Keeps the fields that the address does not hold for when the calculator is shown again. */
export function keepLocal(prefix: string, fields: Fields, raw: Raw): void {
  const shared = sharedFields(fields, raw);
  const local = Object.entries(raw).filter(([name]) => !Object.hasOwn(shared, name));
  if (local.length > 0) kept.set(prefix, Object.fromEntries(local));
}

/** The fields that were kept; undefined before a calculator that has any was shown. */
export function keptLocal(prefix: string): Raw | undefined {
  return kept.get(prefix);
}

const NOT_SHARED = 'These values are not in the address: whoever opens it sees the example’s.';

/** The hint of a field; it warns where the address holds the rest of the form without its values. */
export function hintOf(field: FieldSpec, fields: Fields, raw: Raw): string | undefined {
  const {hint} = field;
  if (!('isLocal' in field)) return hint;
  const isAddressed = Object.entries(sharedFields(fields, raw)).some(
    ([name, text]) => text !== fields[name]?.initial,
  );
  return isAddressed ? [hint?.replace(/\.$/, ''), NOT_SHARED].filter(Boolean).join('. ') : hint;
}
