import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {definitions as calculators} from '../calculators/definitions.ts';
import {
  evaluate,
  initialOf,
  shownFields,
  type Computable,
  type Fields,
} from '../../src/features/calculators/kit/fields.ts';
import type {SimulatorDefinition} from '../../src/features/simulators/kit/definition.ts';
import {problemsOf, statementsOf} from '../../src/features/warehouse-setup/setup.ts';
import {SETUPS} from '../../src/features/warehouse-setup/warehouses/index.ts';
import {readState} from '../../src/shared/ui/queryFields/queryState.ts';
import {createDisturbance, ODD_TEXTS} from '../flag-playground/disturbance.ts';
import {casesOf} from '../support/thoroughly.ts';

/** Addresses that are opened for each kind of form. */
const ADDRESSES = casesOf(10_000);
/** How long a busy machine may take for them. */
const LONGEST_MS = 300_000;

type Raw = Readonly<Record<string, string>>;

/** What a form says to fields that an address holds. */
interface Form {
  title: string;
  defaults: Raw;
  /** Choices are worth trying together with what is wrong elsewhere. */
  choices: Readonly<Record<string, readonly string[]>>;
  say: (raw: Raw) => string;
}

const choicesOf = (fields: Fields): Form['choices'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'options' in field ? [[name, Object.keys(field.options)]] : [],
    ),
  );

function computing<Result>(
  title: string,
  definition: Computable<Fields, Result>,
  summaryOf: (result: Result) => string,
): Form {
  const {fields} = definition;
  return {
    title,
    defaults: initialOf(fields),
    choices: choicesOf(fields),
    say: (raw) => {
      const evaluation = evaluate(definition, raw);
      if ('result' in evaluation) return summaryOf(evaluation.result);
      const shown = shownFields(fields, raw).map(([name]) => name);
      const told = Object.entries(evaluation.errors).filter(([name]) => shown.includes(name));
      return told.map(([, message]) => message).join('\n');
    },
  };
}

type Simulator = SimulatorDefinition<Fields, object>;

const simulators = await Promise.all(
  globSync('src/features/simulators/!(kit)/definition.ts').map(async (file) => {
    const exported = (await import(path.resolve(file))) as Record<string, Simulator>;
    return Object.values(exported).find((each) => 'summarize' in Object(each))!;
  }),
);

const forms: Readonly<Record<string, readonly Form[]>> = {
  calculators: calculators.map((each) => computing(each.title, each, each.summarize)),
  simulators: simulators.map(({title, fields, check}) =>
    computing(
      title,
      {
        fields,
        compute: (values) => {
          check?.(values);
          return values;
        },
      },
      () => 'It runs.',
    ),
  ),
  warehouses: Object.entries(SETUPS).map(([title, setup]) => ({
    title,
    defaults: initialOf(setup.fields),
    choices: {},
    say: (raw) =>
      statementsOf(setup, raw)
        ?.map(({sql}) => sql)
        .join('\n') ?? Object.values(problemsOf(setup, raw)).join('\n'),
  })),
};

const NUMBERS = ['0', '-1', '5e-324', '1e308', '100', '0.5', '99.999999', '1e12', '7 %', '1.000,5'];

/** An address of a form: some of its fields typed anew, once in a while one that it does not have. */
function someAddress({defaults, choices}: Form, {random, pick}: ReturnType<typeof dice>): string {
  const query = new URLSearchParams();
  const names = [...Object.keys(defaults), 'constructor', '__proto__'];
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
    const name = pick(names);
    const known = choices[name] && random() < 0.7 ? choices[name] : undefined;
    query.append(`f-${name}`, pick(known ?? [...NUMBERS, ...ODD_TEXTS]));
  }
  return `?${query}`;
}

const dice = createDisturbance;

/** A reader's own words are quoted as they are. */
const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”/g, '');

describe.each(Object.keys(forms))('%s', (kind) => {
  it(
    `say something sound about ${ADDRESSES.toLocaleString('en-US')} addresses`,
    () => {
      const drawn = dice(29);
      const wrong: string[] = [];
      for (let count = 0; count < ADDRESSES; count += 1) {
        const form = drawn.pick(forms[kind]!);
        const address = someAddress(form, drawn);
        const said = form.say(readState(address, 'f', form.defaults) ?? form.defaults);
        if (said === '' || /NaN|undefined|\[object|∞|Infinity/.test(withoutQuotes(said))) {
          wrong.push(`${form.title} ${address}: ${said.slice(0, 200)}`);
        }
      }
      expect(wrong.slice(0, 5)).toEqual([]);
    },
    LONGEST_MS,
  );
});
