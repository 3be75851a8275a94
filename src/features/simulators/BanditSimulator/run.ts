import {explainChoice, type Choice} from './choice.ts';
import {fitModel, type Model, type Tally} from './model.ts';
import {startSdk} from './sdk.ts';
import {attributesOf, bestForAll, lossOf, type World} from './world.ts';

/** What is simulated. */
export interface Setting {
  world: World;
  days: number;
  /** New subjects a day; each is decided about once. */
  subjects: number;
  gamma: number;
  floor: number;
  /** Days from a decision to its reward. */
  delay: number;
  /** Days of decisions that a refit looks back over. */
  lookback: number;
  /** Number of the subject whose decision is shown, counted through all days. */
  followed: number;
}

/** Ways to choose that are compared. */
export const POLICIES = ['uniform', 'fixed', 'bandit'] as const;

export type Policy = (typeof POLICIES)[number];

/** A day of the simulation. */
export interface Day {
  /** Rewards that each policy can expect to have lost, against the best action of each context. */
  regret: Record<Policy, number>;
  /** How often the bandit showed each action, by context. */
  shown: number[][];
}

export interface Run {
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

function drawContext({contexts}: World, random: () => number): number {
  let rest = random();
  const found = contexts.findIndex(({share}) => (rest -= share) < 0);
  return found < 0 ? contexts.length - 1 : found;
}

/**
 * Prepares a simulation whose steps are days. In the night before a day, a model is fitted to the
 * decisions of the lookback window whose rewards are in; the SDK decides by it.
 *
 * @param random numbers from 0 up to 1.
 */
export function begin(setting: Setting, random: () => number) {
  const {world, days: total, subjects, delay, lookback, followed} = setting;
  const {actions, contexts} = world;
  const attributes = contexts.map((context) => attributesOf(world, context));
  const fixed = bestForAll(world);
  const past: Tally[][][] = [];
  const run: Run = {days: [], choice: null, model: fitModel(world, emptyTallies(world), setting)};

  const step = (): void => {
    const today = past.length;
    const known = past.slice(Math.max(0, today - lookback), Math.max(0, today - delay));
    run.model = fitModel(world, sumOf(world, known), setting);
    const choose = startSdk(run.model, actions);
    const tallies = emptyTallies(world);
    const regret = {uniform: 0, fixed: 0, bandit: 0};
    for (let index = 0; index < subjects; index += 1) {
      const at = drawContext(world, random);
      const [context, own] = [contexts[at]!, attributes[at]!];
      const number = today * subjects + index + 1;
      const action = actions.indexOf(choose(`user-${number}`, own) ?? '');
      const rewarded = random() < (context.rates[action] ?? 0);
      const tally = tallies[at]![action]!;
      tally.shown += 1;
      tally.rewarded += Number(rewarded);
      regret.uniform += lossOf(context, Math.floor(random() * actions.length));
      regret.fixed += lossOf(context, fixed);
      regret.bandit += lossOf(context, action);
      if (number === followed) {
        const choice = explainChoice(run.model, `user-${number}`, own, actions);
        run.choice = {...choice, day: today + 1, rewarded};
      }
    }
    past.push(tallies);
    run.days.push({regret, shown: tallies.map((row) => row.map(({shown}) => shown))});
  };

  return {total, step, result: (): Run => ({...run})};
}
