import {StatisticsInputError} from '../../statistics/validate.ts';
import type {Fields, Values} from '../../calculators/kit/fields.ts';
import {formatCount} from '../../calculators/kit/format.ts';
import {seed} from '../kit/model/fields.ts';
import {readWorld, attributesOf, bestForAll, lossOf, type World} from './world.ts';
import {seededSource, type Source} from '../kit/model/conversions.ts';
import type {Simulation} from '../kit/definition.ts';
import {explainChoice, type Choice} from './explainChoice.ts';
import {fitModel, type Model, type Tally} from './fitModel.ts';
import {startSdk} from './sdk.ts';

const EXAMPLE = `country, device, share, nike, adidas, puma
GB, mobile, 35, 12, 6, 8
GB, desktop, 15, 10, 5, 11
US, mobile, 30, 5, 11, 7
US, desktop, 20, 4, 9, 10`;

/** The form: the truth, how the bandit learns, and whose decision is shown. */
export const fields = {
  world: {
    label: 'Contexts and true reward rates',
    hint: 'Names first: attributes, share, actions. Then a line per context, its share of the subjects and its rates in percent',
    initial: EXAMPLE,
    rows: 6,
  },
  days: {label: 'Days, a new model each', initial: '30', whole: true, min: 2, max: 90},
  subjects: {label: 'Subjects per day', initial: '400', whole: true, min: 10, max: 2_000},
  gamma: {label: 'Gamma (γ)', initial: '300', min: 0, max: 1e6},
  floor: {label: 'Floor', initial: '10', unit: '%', min: 0, max: 100},
  delay: {
    label: 'Reward arrives after, in days',
    initial: '0',
    whole: true,
    min: 0,
    max: 90,
  },
  lookback: {label: 'Lookback window, in days', initial: '30', whole: true, min: 1, max: 90},
  followed: {
    label: 'Decision to show, by subject',
    initial: '627',
    whole: true,
    min: 1,
    max: 180_000,
  },
  seed,
} satisfies Fields;

/** Refuses what cannot be simulated. */
export function check({world, days, subjects, followed}: Values<typeof fields>): void {
  readWorld(world);
  if (followed <= days * subjects) return;
  const message = `There are only ${formatCount(days * subjects)} subjects in ${days} days.`;
  throw new StatisticsInputError('followed', message);
}

type Setting = Values<typeof fields>;

/** Ways to choose that are compared. */
export type Policy = 'uniform' | 'fixed' | 'bandit';

/** A day of the simulation. */
export interface Day {
  /** Rewards that each policy can expect to have lost, against the best action of each context. */
  regret: Record<Policy, number>;
  /** How often the bandit showed each action, by context. */
  shown: number[][];
}

/** What happened so far. */
export interface Learning {
  setting: Setting;
  world: World;
  days: Day[];
  /** The decision about the subject that is followed, when its day has come. */
  choice: (Choice & {day: number; rewarded: boolean}) | null;
  /** The last model. */
  model: Model;
}

function emptyTallies({contexts, actions}: World): Tally[][] {
  return contexts.map(() => actions.map(() => ({shown: 0, rewarded: 0})));
}

/** Adds up the decisions of some days. */
function sumOf(world: World, days: readonly Tally[][][]): Tally[][] {
  const sum = emptyTallies(world);
  for (const [context, row] of sum.entries()) {
    for (const [action, tally] of row.entries()) {
      for (const day of days) {
        tally.shown += day[context]?.[action]?.shown ?? 0;
        tally.rewarded += day[context]?.[action]?.rewarded ?? 0;
      }
    }
  }
  return sum;
}

function drawContext({contexts}: World, random: Source): number {
  let rest = random();
  const found = contexts.findIndex(({share}) => (rest -= share) < 0);
  return found < 0 ? contexts.length - 1 : found;
}

/**
 * Simulates day by day. In the night before a day, a model is fitted to the decisions of the
 * lookback window whose rewards are in; on the day the SDK decides by it.
 */
export function begin(setting: Setting): Simulation<Learning> {
  const {subjects, delay, lookback, followed} = setting;
  const source = seededSource(setting.seed);
  const world = readWorld(setting.world);
  const {actions, contexts} = world;
  const fixed = bestForAll(world);
  const past: Tally[][][] = [];
  const days: Day[] = [];
  let model = fitModel(world, emptyTallies(world), setting);
  let choice: Learning['choice'] = null;

  const step = (): void => {
    const today = past.length;
    const known = past.slice(Math.max(0, today - lookback), Math.max(0, today - delay));
    model = fitModel(world, sumOf(world, known), setting);
    const choose = startSdk(model, actions);
    const tallies = emptyTallies(world);
    const regret = {uniform: 0, fixed: 0, bandit: 0};
    for (let index = 0; index < subjects; index += 1) {
      const at = drawContext(world, source);
      const context = contexts[at]!;
      const attributes = attributesOf(world, context);
      const number = today * subjects + index + 1;
      const action = actions.indexOf(choose(`user-${number}`, attributes) ?? '');
      const rewarded = source() < context.rates[action]!;
      const tally = tallies[at]![action]!;
      tally.shown += 1;
      tally.rewarded += Number(rewarded);
      regret.uniform += lossOf(context, Math.floor(source() * actions.length));
      regret.fixed += lossOf(context, fixed);
      regret.bandit += lossOf(context, action);
      if (number === followed) {
        const explained = explainChoice(model, `user-${number}`, attributes, actions);
        choice = {...explained, day: today + 1, rewarded};
      }
    }
    past.push(tallies);
    days.push({regret, shown: tallies.map((row) => row.map(({shown}) => shown))});
  };

  return {
    total: setting.days,
    step,
    result: () => ({setting, world, days, choice, model}),
  };
}
