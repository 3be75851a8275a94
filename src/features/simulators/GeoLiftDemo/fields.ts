import {StatisticsInputError} from '../../statistics/validate.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {
  choiceField,
  numberField,
  percentField,
  type Fields,
  type Values,
} from '../../calculators/kit/fields.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import {runs, seed} from '../kit/model/fields.ts';
import {NAMES} from './regions.ts';

const hasShock = ({shock}: Raw) => shock !== 'none';

/** The form: a test, and what may go wrong in it. */
export const fields = {
  regions: numberField('Regions', '12', {whole: true, min: 3, max: NAMES.length}),
  treated: {
    label: 'Treated regions',
    hint: `Names with commas between them, of ${NAMES.join(', ')}: as many as there are regions`,
    initial: 'North, Bay',
    rows: 1,
  },
  history: numberField('Weeks before the start', '52', {whole: true, min: 6, max: 78}),
  test: numberField('Weeks of the test', '4', {whole: true, min: 2, max: 12}),
  lift: percentField('True lift', '10', {min: -90, max: 500}),
  noise: percentField('Noise of a week', '3', {
    hint: 'Standard deviation, in percent of the mean of the region',
    min: 0,
    max: 10,
  }),
  confidence: percentField('Level of the interval', '95', {min: 50, max: 99.9}),
  spillover: percentField('Spillover', '0', {
    hint: 'Part of the lift that untreated regions get, too',
    min: 0,
    max: 100,
    group: 'What may go wrong',
  }),
  shock: choiceField(
    'A shock during the test',
    {
      none: 'none',
      treated: 'in the first treated region',
      untreated: 'in the untreated region that weighs most',
    },
    {group: 'What may go wrong'},
  ),
  shockSize: percentField('Size of the shock', '-30', {
    min: -90,
    max: 300,
    group: 'What may go wrong',
    when: hasShock,
  }),
  runs: {...runs, label: 'Tests like this one', initial: '500', max: 5_000},
  seed,
} satisfies Fields;

/** Weeks of history per week of the test: fewer blocks would leave nothing to learn the error from. */
const MIN_BLOCKS = 3;

/** Positions of the treated regions, in their order. */
export function readTreated({
  treated,
  regions,
}: Pick<Values<typeof fields>, 'treated' | 'regions'>) {
  const known = NAMES.slice(0, regions);
  const names = treated.split(/[,;\n]/).flatMap((name) => name.trim() || []);
  const positions = names.map((name) => {
    const at = known.findIndex((one) => one.toLowerCase() === name.toLowerCase());
    if (at >= 0) return at;
    const message = `There is no region “${name}”; ${suggestOrList(name, known)}`;
    throw new StatisticsInputError('treated', message);
  });
  const unique = [...new Set(positions)];
  if (unique.length === 0 || unique.length >= regions) {
    const message = `Name at least one region, and leave at least one of ${regions} untreated.`;
    throw new StatisticsInputError('treated', message);
  }
  return unique;
}

/** Refuses what cannot be simulated. */
export function check(values: Values<typeof fields>): void {
  readTreated(values);
  if (values.history < MIN_BLOCKS * values.test) {
    const weeks = MIN_BLOCKS * values.test;
    const message = `Enter at least ${weeks} weeks, ${MIN_BLOCKS} times the weeks of the test.`;
    throw new StatisticsInputError('history', message);
  }
}
