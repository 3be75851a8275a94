import type {Calculator} from './useCalculator.ts';

/** Returns a function that gives the input of a field, by its name, its value and its message. */
export function bindFields({raw, errors, change}: Calculator<unknown>) {
  return (field: string) => ({
    value: raw[field] ?? '',
    error: errors[field],
    onChange: (value: string) => change({[field]: value}),
  });
}
