import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import {
  initialOf,
  sharedFields,
  type Fields,
  evaluate,
  shownFields,
} from '../../src/features/calculators/kit/fields.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {writeState} from '../../src/shared/ui/queryFields/queryState.ts';
import {resultOf} from './example.ts';
import {randomForms} from './randomForms.ts';

/** The query string of a calculator's page when its form holds this. */
export function addressOf({prefix, fields}: Definition<Fields, object>, raw: Raw): string {
  return writeState('', prefix, sharedFields(fields, raw), sharedFields(fields, initialOf(fields)));
}

/** A field that is typed into, what is typed, and the result before and after. */
export function otherForm(definition: Definition<Fields, object>) {
  const initial = initialOf(definition.fields);
  const before = resultOf(evaluate(definition, initial));
  for (const [name, field] of shownFields(definition.fields, initial)) {
    if ('options' in field) continue;
    for (const form of randomForms(definition, 20)) {
      const text = form.raw[name] ?? '';
      const raw = {...initial, [name]: text};
      const evaluation = evaluate(definition, raw);
      if ('errors' in evaluation) continue;
      const {result: after} = evaluation;
      if (definition.summarize(after) === definition.summarize(before)) continue;
      const label = 'unit' in field && field.unit ? `${field.label} (${field.unit})` : field.label;
      return {label, text, raw, before, after, isLocal: 'isLocal' in field};
    }
  }
  throw new Error(`No field of “${definition.title}” changes its answer.`);
}
