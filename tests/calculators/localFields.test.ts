import {describe, expect, it} from 'vitest';
import {
  keepLocal,
  keptLocal,
  startState,
} from '../../src/features/calculators/kit/calculatorState.ts';
import {initialOf} from '../../src/features/calculators/kit/fields.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {pastedData} from '../../src/features/calculators/PastedData/definition.ts';
import {sampleSize} from '../../src/features/calculators/SampleSizeCalculator/definition.ts';

const keep = (data: string) => keepLocal(pastedData.prefix, pastedData.fields, {data});

describe('what was pasted', () => {
  it('stands there when the calculator is shown again, until it is reset', () => {
    const example = startState(pastedData);
    keep('a,1\na,3\nb,2\nb,4');
    expect(pastedData.summarize(startState(pastedData).result)).toBe(
      'a: 2 subjects, mean 2; b: 2 subjects, mean 3.',
    );
    keep(example.raw.data!);
    expect(startState(pastedData).result).toEqual(example.result);
  });

  it('stands there beside the example’s result where it cannot be used', () => {
    const {result} = startState(pastedData);
    keep('nothing');
    expect(startState(pastedData)).toMatchObject({
      raw: {data: 'nothing'},
      errors: {data: expect.any(String) as unknown},
      result,
    });
  });

  it('is all that is kept: the address has the rest', () => {
    const raw = {...initialOf(lift.fields), data: 'percentile', valuesControl: '1\n2'};
    keepLocal(lift.prefix, lift.fields, raw);
    expect(Object.keys(keptLocal(lift.prefix)!)).toEqual(['valuesControl', 'valuesTreatment']);
    keepLocal(sampleSize.prefix, sampleSize.fields, initialOf(sampleSize.fields));
    expect(keptLocal(sampleSize.prefix)).toBeUndefined();
  });
});
