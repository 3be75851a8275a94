import type {Values} from '../../calculators/kit/fields.ts';
import {readWorld, attributesOf, bestForAll, lossOf, type World} from './world.ts';
import {seededSource, type Source} from '../kit/model/conversions.ts';
import type {Simulation} from '../kit/definition.ts';
import {explainChoice, type Choice} from './explainChoice.ts';
import {fitModel, type Model, type Tally} from './fitModel.ts';
import {startSdk} from './sdk.ts';
import type {fields} from './fields.ts';

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
