import type {VariationTypeName} from '../../../../shared/sdk-calls/variationTypes.ts';
import type {PlainFlag} from '../schema.ts';
import {showValue} from '../showValue.ts';

function isJson(text: unknown): boolean {
  try {
    JSON.parse(text as string);
    return true;
  } catch {
    return false;
  }
}

const FITS: Record<VariationTypeName, (value: unknown) => boolean> = {
  STRING: (value) => typeof value === 'string',
  INTEGER: (value) => Number.isInteger(value),
  NUMERIC: (value) => typeof value === 'number',
  BOOLEAN: (value) => typeof value === 'boolean',
  JSON: (value) => typeof value === 'string' && isJson(value),
};

/** Messages about variations whose value the flag's type does not allow, by map key. */
export function variationProblems({variations, variationType}: PlainFlag): [string, string][] {
  return Object.entries(variations).flatMap(([key, {key: name, value}]): [string, string][] => {
    if (!FITS[variationType](value)) {
      const wanted = variationType === 'JSON' ? 'text that holds JSON' : variationType;
      return [
        [key, `${showValue(value)} is not ${wanted}: whoever gets it gets ASSIGNMENT_ERROR.`],
      ];
    }
    return name === key ? [] : [[key, `The map key is "${key}", but events name "${name}".`]];
  });
}
