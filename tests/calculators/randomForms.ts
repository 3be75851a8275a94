import {evaluate, initialOf, type Fields} from '../../src/features/calculators/kit/fields.ts';
import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import {parseNumber} from '../../src/features/calculators/kit/readNumber.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {sequence} from '../support/sequence.ts';

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
