import type {BanditParameters} from '@eppo/js-client-sdk-common';
import {leastSquares} from '../../statistics/special/leastSquares.ts';
import type {World} from './world.ts';

/** Parameters of a model, as the SDK gets them. */
export type Model = BanditParameters['modelData'];

/** What is known about an action in a context: how often it was shown and rewarded. */
export interface Tally {
  shown: number;
  rewarded: number;
}

/** A `Tally` for each context and action. */
type Tallies = readonly (readonly Tally[])[];

/**
 * Weight of the assumption that all coefficients are 0, in decisions. It keeps a first lucky
 * reward from becoming a certainty.
 */
const PENALTY = 1;

/** Values of each attribute, in the order of the table. */
function levelsOf({attributes, contexts}: World): string[][] {
  return attributes.map((_, index) => [
    ...new Set(contexts.map(({values}) => values[index] ?? '')),
  ]);
}

/** The coefficients of one action by ridge regression; all are 0 before it was shown. */
function fitAction(world: World, tallies: readonly Tally[]): number[] {
  const levels = levelsOf(world);
  const length = 1 + levels.flat().length;
  const seen = tallies.flatMap((tally, index) => (tally.shown > 0 ? [{...tally, index}] : []));
  // The mean of each context weighs as its decisions do; each line of the penalty pulls one
  // coefficient toward 0.
  const rows = seen.map(({shown, index}) => {
    const values = world.contexts[index]?.values ?? [];
    const dummies = levels.flatMap((names, at) => names.map((name) => Number(values[at] === name)));
    return [1, ...dummies].map((value) => value * Math.sqrt(shown));
  });
  const penalties = Array.from({length}, (_, row) =>
    Array.from({length}, (__, column) => (row === column ? Math.sqrt(PENALTY) : 0)),
  );
  const means = seen.map(({shown, rewarded}) => rewarded / Math.sqrt(shown));
  const targets = [...means, ...penalties.map(() => 0)];
  return leastSquares([...rows, ...penalties], targets) ?? penalties.map(() => 0);
}

/**
 * Fits one linear model per action: its reward from the attributes of the subject, all of them
 * categorical.
 */
export function fitModel(
  world: World,
  tallies: Tallies,
  {gamma, floor}: {gamma: number; floor: number},
): Model {
  const levels = levelsOf(world);
  const fitted = world.actions.map((actionKey, action) => {
    const own = tallies.map((row) => row[action] ?? {shown: 0, rewarded: 0});
    const [intercept = 0, ...coefficients] = fitAction(world, own);
    const ofAttribute = world.attributes.map((attributeKey, index) => {
      const start = levels.slice(0, index).flat().length;
      const values = (levels[index] ?? []).map((name, at) => [name, coefficients[start + at] ?? 0]);
      return {
        attributeKey,
        valueCoefficients: Object.fromEntries(values) as Record<string, number>,
        missingValueCoefficient: 0,
      };
    });
    const none = {
      subjectNumericCoefficients: [],
      actionNumericCoefficients: [],
      actionCategoricalCoefficients: [],
    };
    return [
      actionKey,
      {actionKey, intercept, subjectCategoricalCoefficients: ofAttribute, ...none},
    ];
  });
  return {
    gamma,
    defaultActionScore: 0,
    actionProbabilityFloor: floor,
    coefficients: Object.fromEntries(fitted) as Model['coefficients'],
  };
}
