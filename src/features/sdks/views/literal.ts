import {capitalize} from '../../../shared/capitalize.ts';

const FLOAT = /^(?:float|double|f32|f64)\b/i;

/**
 * Writes a default as it would stand in code of a language. The manifests hold JSON, which knows
 * neither `True` nor the `1.0` of a float. Text is shown as it is.
 *
 * @returns undefined when there is no default
 */
export function literal(value: unknown, language: string, type: string): string | undefined {
  if (value === null || value === undefined) {
    return undefined;
  }
  if (typeof value === 'boolean') {
    return language === 'Python' ? capitalize(String(value)) : String(value);
  }
  if (typeof value === 'number' && Number.isInteger(value) && FLOAT.test(type)) {
    return value.toFixed(1);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
