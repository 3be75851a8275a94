import {describe, expect, it} from 'vitest';
import * as statistics from '../../src/features/statistics/index.ts';
import {findDifferences, readReferenceCases, referenceFile} from './referenceCases.ts';

const methods = statistics as unknown as Record<string, (inputs: unknown) => unknown>;

describe(`reference values in ${referenceFile.split('/').pop()}`, () => {
  it.each(readReferenceCases().map((reference) => [reference.id, reference] as const))(
    '%s agrees within its tolerance',
    (_, reference) => {
      const method = methods[reference.function];
      expect(method, `src/features/statistics has no function ${reference.function}`).toBeTypeOf(
        'function',
      );
      const result = method?.(reference.inputs);
      expect(
        findDifferences(result, reference.outputs, reference.tolerance, reference.function),
      ).toEqual([]);
    },
  );
});
