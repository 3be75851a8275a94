import {describe, expect, it} from 'vitest';
import * as statistics from '../../src/features/statistics/index.ts';
import {cases, type Json} from './referenceCases.ts';

const methods = statistics as unknown as Record<string, (inputs: unknown) => unknown>;

/** Numbers within max(absolute, relative · |value|), of an object at least the given keys, all else equal. */
function like(value: Json, tolerance: {relative: number; absolute: number}): unknown {
  if (typeof value === 'number') {
    const allowed = Math.max(tolerance.absolute, tolerance.relative * Math.abs(value));
    // The matcher allows half a unit of the last digit.
    return expect.closeTo(value, -Math.log10(2 * allowed));
  }
  if (Array.isArray(value)) return value.map((item) => like(item, tolerance));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, like(item, tolerance)] as const);
  return expect.objectContaining(Object.fromEntries(entries));
}

describe('reference values', () => {
  it.each(cases)(
    '$id agrees within its tolerance',
    ({function: name, inputs, outputs, tolerance}) => {
      expect(methods[name], `src/features/statistics has no function ${name}`).toBeTypeOf(
        'function',
      );
      expect(methods[name]?.(inputs)).toEqual(like(outputs, tolerance));
    },
  );
});
