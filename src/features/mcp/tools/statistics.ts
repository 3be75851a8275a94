import * as z from 'zod';
import {suggestOrList} from '../../../shared/suggest.ts';
import {definitions} from '../../calculators/definitions.ts';
import {calculatorLink, type CalculatorPrefix} from '../../calculators/kit/calculatorLink.ts';
import {figuresOf, toText, type Definition} from '../../calculators/kit/definition.ts';
import {evaluate, initialOf, sharedFields, type Fields} from '../../calculators/kit/fields.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import type {Docs} from '../docs/docs.ts';
import {Refusal} from '../answers.ts';
import {defineTool, LONGEST_TEXT, shortText} from '../tool.ts';

type Calculator = Definition<Fields, object>;

function addressOf({siteUrl}: Docs, {prefix, fields}: Calculator, raw: Raw): string {
  const defaults = sharedFields(fields, initialOf(fields));
  // A test makes sure that every definition has a page.
  return siteUrl + calculatorLink(prefix as CalculatorPrefix, sharedFields(fields, raw), defaults);
}

function listText(docs: Docs): string {
  const lines = definitions.map(
    (each) => `- \`${each.prefix}\`: ${each.title} (${addressOf(docs, each, {})})`,
  );
  return `Calculators; call one without fields for its example and the names of its fields:\n\n${lines.join('\n')}`;
}

function calculatorOf(name: string): Calculator {
  const wanted = name.trim().toLowerCase();
  const found = definitions.find(
    ({prefix, title}) => prefix === wanted || title.toLowerCase() === wanted,
  );
  if (found) return found;
  const names = definitions.map(({prefix}) => prefix);
  throw new Refusal(`There is no calculator "${name}"; ${suggestOrList(name, names)}`);
}

/** What is typed into the form: the example with the given fields in it. */
function rawOf({fields}: Calculator, given: Readonly<Record<string, string | number>>): Raw {
  const names = Object.keys(fields);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Refusal(`There is no field "${unknown}"; ${suggestOrList(unknown, names)}`);
  }
  const typed = Object.entries(given).map(([name, value]) => [name, String(value)]);
  return {...initialOf(fields), ...(Object.fromEntries(typed) as Raw)};
}

function fieldLines({fields}: Calculator, raw: Raw): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const label = [field.group, field.label].filter(Boolean).join(', ');
      const unit = 'unit' in field ? `, in ${field.unit}` : '';
      const options = 'options' in field ? `, one of ${Object.keys(field.options).join(', ')}` : '';
      return `- \`${name}\` = ${JSON.stringify(raw[name])}: ${label}${unit}${options}`;
    })
    .join('\n');
}

function answer(docs: Docs, calculator: Calculator, raw: Raw, result: object) {
  const numbers = JSON.stringify(figuresOf(calculator, result), null, 2);
  return [
    toText(calculator, result, raw),
    `Figures:\n\n\`\`\`json\n${numbers}\n\`\`\``,
    `Fields:\n\n${fieldLines(calculator, raw)}`,
    `The same on the page: ${addressOf(docs, calculator, raw)}`,
  ].join('\n\n');
}

/** The calculators of the statistics pages. */
export const statistics = defineTool({
  name: 'statistics',
  title: 'Compute with a calculator',
  description:
    'Computes sample sizes, intervals, lift, power, sample ratio mismatch and more, with the formulas of ' +
    "the product's documentation. Without a calculator it lists them; without fields it computes the example.",
  input: {
    calculator: shortText('Name from the list, such as "size" or "srm"').optional(),
    fields: z
      .record(z.string(), z.union([z.string().max(LONGEST_TEXT), z.number()]))
      .default({})
      .describe('Values of fields that differ from the example; percent as 10 for 10%'),
  },
  run: async ({calculator: name, fields}, {docs, guard}) => {
    if (name === undefined) return listText(docs);
    const calculator = calculatorOf(name);
    const raw = rawOf(calculator, fields);
    const outcome = guard(() => evaluate(calculator, raw));
    if ('result' in outcome) return answer(docs, calculator, raw, outcome.result);
    const problems = Object.entries(outcome.errors).map(([field, text]) => `${field}: ${text}`);
    throw new Refusal(problems.join(' '));
  },
});
