import {
  evaluate,
  initialOf,
  type Fields,
  type Values,
} from '../../src/features/calculators/kit/fields.ts';
import type {FieldErrors, Raw} from '../../src/features/calculators/kit/types.ts';
import {type SimulatorDefinition, simulate} from '../../src/features/simulators/kit/definition.ts';

interface Form<F extends Fields> {
  fields: F;
  check?: (values: Values<F>) => void;
}

/** What is read from the example of a form with some fields typed anew, or what is wrong with them. */
export function readForm<F extends Fields>(form: Form<F>, typed: Raw = {}) {
  const compute = (values: Values<F>): Values<F> => {
    form.check?.(values);
    return values;
  };
  return evaluate({...form, compute}, {...initialOf(form.fields), ...typed});
}

/** `readForm` for what must be right. */
function valuesOf<F extends Fields>(form: Form<F>, typed: Raw = {}): Values<F> {
  const read = readForm(form, typed);
  if ('result' in read) return read.result;
  throw new Error(JSON.stringify(read.errors));
}

/** `readForm` for what must be refused. */
export function errorsOf<F extends Fields>(form: Form<F>, typed: Raw): FieldErrors {
  const read = readForm(form, typed);
  return 'errors' in read ? read.errors : {};
}

/** The result of a simulator that makes its own example, with some fields typed anew. */
export function simulationOf<F extends Fields, Result>(
  definition: SimulatorDefinition<F, Result>,
  typed: Raw = {},
  limit?: number,
): Result {
  const {begin, title} = definition;
  if (!begin) throw new Error(`“${title}” makes no example.`);
  return simulate(begin, valuesOf(definition, typed), limit).result;
}
