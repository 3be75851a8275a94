import {evaluate, initialOf, type Fields} from '../../src/features/calculators/kit/fields.ts';
import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {parseNumber} from '../../src/features/calculators/kit/readNumber.ts';
import {resultOf} from './example.ts';
import {sequence} from '../support/sequence.ts';

/** What is typed that numbers near the example hardly ever are, by the prefix of the calculator. */
const RARE: Readonly<Record<string, readonly Raw[]>> = {
  // Effects so large that the fewest subjects for a lift decide, for some methods or for all.
  size: [
    {rate: '1', target: '50', perWeek: '2000'},
    {metric: 'mean', target: '300', rSquared: '50'},
    {metric: 'ratio', target: '45', rSquared: '30', method: 'hybrid'},
  ],
  power: [
    {rate: '1', effect: '60'},
    {rate: '1', n: '250', effect: '60'},
    {metric: 'mean', n: '3000', weeksPlanned: '1'},
  ],
  // The fields of every variation.
  srm: [
    Object.fromEntries([
      ['variations', '10'],
      ...Array.from({length: 10}, (_, index) => [`count${index + 1}`, '10000']),
    ]) as Raw,
  ],
  // Percentiles of more values than they need, of too few, and of equal ones.
  lift: [
    {data: 'percentile', percentile: '75'},
    {data: 'percentile', percentile: '90'},
    {data: 'percentile', valuesTreatment: '7\n'.repeat(20)},
    {varControl: '0', varTreatment: '0'},
  ],
};

/** Forms of a calculator with numbers far from its example. */
export function rareForms(definition: Definition<Fields, object>): {raw: Raw; result: object}[] {
  return (RARE[definition.prefix] ?? []).map((typed) => {
    const raw = {...initialOf(definition.fields), ...typed};
    return {raw, result: resultOf(evaluate(definition, raw))};
  });
}

/** A number near the given one, a few times larger or smaller, with as many digits as one types. */
function near(value: number, isWhole: boolean, random: () => number): string {
  const other = value * 4 ** (2 * random() - 1);
  return String(isWhole ? Math.round(other) : Number(other.toPrecision(4)));
}

/** Numbers of a text field, each moved a little. */
function nearLines(text: string, random: () => number): string {
  return text.replaceAll(/(?<![\w.])\d+(?:\.\d+)?/g, (number) =>
    near(Number(number), !number.includes('.'), random),
  );
}

/** Forms that a calculator can compute, with every choice and numbers around the example's. */
export function randomForms(
  definition: Definition<Fields, object>,
  count: number,
  seed = 1,
): {raw: Raw; result: object}[] {
  const {fields} = definition;
  const random = sequence(seed);
  const forms: {raw: Raw; result: object}[] = [];
  for (let tries = 0; forms.length < count && tries < 100 * count; tries += 1) {
    const raw = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        if ('options' in field) {
          const options = Object.keys(field.options);
          return [name, options[Math.floor(random() * options.length)] ?? ''];
        }
        if ('rows' in field) return [name, nearLines(field.initial, random)];
        const value = parseNumber(field.initial);
        return [name, near(value, 'whole' in field && field.whole === true, random)];
      }),
    );
    const evaluation = evaluate(definition, {...initialOf(fields), ...raw});
    if ('result' in evaluation) forms.push({raw, result: evaluation.result});
  }
  return forms;
}
