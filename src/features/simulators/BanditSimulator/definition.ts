import type {SimulatorDefinition} from '../kit/definition.ts';
import type {Day, Learning, Policy} from './model.ts';
import {range, sum} from 'd3-array';
import {DASH, formatCount, formatNumber, formatPercent} from '../../calculators/kit/format.ts';
import {present, type Table} from '../../calculators/kit/types.ts';
import {scoresOf, SHARDS, weightsOf} from './explainChoice.ts';
import {attributesOf, bestForAll, lossOf, meanOver} from './world.ts';
import {check, fields} from './fields.ts';

/** What a policy lost in some days. */
export function lostBy(policy: Policy, days: readonly Day[]): number {
  return sum(days, ({regret}) => regret[policy]);
}

/** What a policy lost, relative to uniform choices. */
export function comparedWithUniform(policy: Policy, days: readonly Day[]): string {
  const uniform = lostBy('uniform', days);
  return uniform === 0 ? DASH : formatPercent(lostBy(policy, days) / uniform, 1);
}

/** Share of a day's decisions for each action. */
export function sharesOf({shown}: Day): number[] {
  const counts = (shown[0] ?? []).map((_, action) => sum(shown, (row) => row[action]));
  return counts.map((count) => count / sum(counts));
}

/** Names of the policies; the fixed one names its action. */
export function namesOf({world}: Learning): Record<Policy, string> {
  const action = world.actions[bestForAll(world)] ?? '';
  return {uniform: 'Uniform', fixed: `Always ${action}`, bandit: 'Bandit'};
}

const formatLoss = (value: number) => formatNumber(value, 1);

/** Days of a table; the last is among them. */
const LISTED = 8;

function policyTable(learning: Learning): Table {
  const {days, setting} = learning;
  const names = namesOf(learning);
  const week = days.slice(-7);
  const perThousand = (policy: Policy, of: readonly Day[]) =>
    formatLoss((1_000 * lostBy(policy, of)) / (Math.max(1, of.length) * setting.subjects));
  return {
    caption: 'Regret, in rewards',
    head: [
      'Policy',
      'So far',
      'Of uniform',
      'Per 1,000 decisions',
      `Per 1,000, last ${week.length} days`,
    ],
    rows: (Object.keys(names) as Policy[]).map((policy) => [
      names[policy],
      formatLoss(lostBy(policy, days)),
      comparedWithUniform(policy, days),
      perThousand(policy, days),
      perThousand(policy, week),
    ]),
  };
}

function dayTable(learning: Learning): Table {
  const {days, world} = learning;
  const names = namesOf(learning);
  const step = Math.ceil(days.length / LISTED);
  const listed = range(days.length, 0, -step).reverse();
  const policies = Object.keys(names) as Policy[];
  return {
    caption: 'Regret and the bandit’s actions by day',
    head: ['Day', ...policies.map((policy) => names[policy]), ...world.actions],
    rows: listed.map((day) => [
      String(day),
      ...policies.map((policy) => formatLoss(lostBy(policy, days.slice(0, day)))),
      ...sharesOf(days[day - 1]!).map((share) => formatPercent(share, 1)),
    ]),
  };
}

function weightTable({world, model, days}: Learning): Table {
  const {actions, contexts} = world;
  return {
    caption: `Weights on day ${days.length}, by context`,
    head: ['Context', 'Best in truth', ...actions],
    rows: contexts.map((context) => {
      const scores = scoresOf(model, attributesOf(world, context), actions);
      const best = actions.filter((_, action) => lossOf(context, action) === 0);
      return [
        context.values.join(', '),
        best.join(', '),
        ...weightsOf(model, actions, scores).map((weight) => formatPercent(weight, 1)),
      ];
    }),
  };
}

function choiceTable({choice}: Learning): Table[] {
  if (!choice) return [];
  const {subjectKey, shard, candidates, day} = choice;
  return [
    {
      caption: `Decision about ${subjectKey} on day ${day}`,
      head: ['Action, in line', 'Place by hash', 'Score', 'Weight', 'Cumulative', 'Point below?'],
      rows: candidates.map((candidate) => [
        candidate.action,
        String(candidate.place),
        formatNumber(candidate.score, 4),
        formatNumber(candidate.weight, 4),
        formatNumber(candidate.cumulative, 4),
        shard / SHARDS < candidate.cumulative ? 'yes' : 'no',
      ]),
    },
  ];
}

function choiceNote({choice, world}: Learning): string[] {
  if (!choice) return [];
  const {subjectKey, attributes, shard, action, rewarded} = choice;
  const values = world.attributes.map((name) => attributes[name]).join(', ');
  return [
    `${subjectKey} (${values}) has shard ${shard} of ${formatCount(SHARDS)}, which is the point ` +
      `${formatNumber(shard / SHARDS, 4)}. The first action in line whose cumulative weight ` +
      `exceeds it is ${action}. It earned ${rewarded ? 'a' : 'no'} reward.`,
  ];
}

/** A bandit that learns day by day, and two policies that do not. */
export const bandit: SimulatorDefinition<typeof fields, Learning> = {
  prefix: 'bandit',
  title: 'A bandit that learns day by day',
  runs: 'days',
  again: 'Other subjects',
  fields,
  check,
  summarize({setting, days, world}) {
    const action = world.actions[bestForAll(world)] ?? '';
    const [bandit, fixed, uniform] = (['bandit', 'fixed', 'uniform'] as const).map((policy) =>
      formatCount(lostBy(policy, days)),
    );
    return (
      `In ${formatCount(days.length)} days and ${formatCount(days.length * setting.subjects)} ` +
      `decisions the bandit has a regret of ${bandit} rewards against knowing the best action of ` +
      `every context. To show every action equally often loses ${uniform}, and to show everybody ` +
      `${action}, the best one for all, loses ${fixed}.`
    );
  },
  tables(learning) {
    return [
      policyTable(learning),
      weightTable(learning),
      ...choiceTable(learning),
      dayTable(learning),
    ];
  },
  notes(learning) {
    const {world, setting} = learning;
    const {delay, lookback, gamma} = setting;
    const expected = meanOver(world, (context) => {
      const losses = world.actions.map((_, action) => lossOf(context, action));
      return sum(losses) / losses.length;
    });
    return present(
      ...choiceNote(learning),
      `By the table of rates, showing all actions equally often loses ` +
        `${formatLoss(1_000 * expected)} rewards per 1,000 decisions, however long it runs.`,
      delay >= lookback &&
        `A reward arrives ${delay} days after the decision, and a refit looks back over ` +
          `${lookback}: it never sees a reward that is in, so nothing is learned.`,
      gamma === 0 && 'With γ = 0 the weights ignore the scores: the bandit stays uniform.',
    );
  },
};
