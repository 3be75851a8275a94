import {ascending, cumsum} from 'd3-array';
import {shardOf} from '../../flag-playground/engine/hash.ts';
import type {Model} from './fitModel.ts';

/** Key of the flag, of its bandit and of the variation that hands over to it. */
export const FLAG = 'shoe-bandit';

/** Shards that a subject can fall into. */
export const SHARDS = 10_000;

/** One action of a choice. */
interface Candidate {
  action: string;
  score: number;
  weight: number;
  /** Shard that decides about its place in the line. */
  place: number;
  /** Weights up to and with this one. */
  cumulative: number;
}

/** How the SDK comes to an action, with its numbers. */
export interface Choice {
  subjectKey: string;
  attributes: Readonly<Record<string, string>>;
  /** Shard of the subject. */
  shard: number;
  /** The actions in line. */
  candidates: Candidate[];
  /** The one that is picked. */
  action: string;
}

/** Scores of the actions for a subject. */
export function scoresOf(
  {coefficients, defaultActionScore}: Model,
  attributes: Readonly<Record<string, string>>,
  actions: readonly string[],
): number[] {
  return actions.map((action) => {
    const own = coefficients[action];
    if (!own) return defaultActionScore;
    return own.subjectCategoricalCoefficients.reduce(
      (score, {attributeKey, valueCoefficients}) =>
        score + (valueCoefficients[attributes[attributeKey] ?? ''] ?? 0),
      own.intercept,
    );
  });
}

/** Weights for scores: the further behind the best, the smaller, but not below the floor. */
export function weightsOf(
  {gamma, actionProbabilityFloor}: Model,
  actions: readonly string[],
  scores: readonly number[],
): number[] {
  const best = Math.max(...scores);
  const first = actions.filter((_, index) => scores[index] === best).sort(ascending)[0];
  const weights = scores.map((score) =>
    Math.max(1 / (scores.length + gamma * (best - score)), actionProbabilityFloor / scores.length),
  );
  const others = weights.reduce(
    (sum, weight, index) => sum + (actions[index] === first ? 0 : weight),
    0,
  );
  return weights.map((weight, index) =>
    actions[index] === first ? Math.max(0, 1 - others) : weight,
  );
}

/**
 * Repeats a decision of the SDK so that its steps can be shown. The SDK decides; a test compares
 * both.
 *
 * Source: `bandit-evaluator.ts` of `@eppo/js-client-sdk-common` 4.14.4.
 */
export function explainChoice(
  model: Model,
  subjectKey: string,
  attributes: Readonly<Record<string, string>>,
  actions: readonly string[],
): Choice {
  const scores = scoresOf(model, attributes, actions);
  const weights = weightsOf(model, actions, scores);
  const salt = `${FLAG}-${subjectKey}`;
  const line = actions
    .map((action, index) => ({
      action,
      score: scores[index] ?? 0,
      weight: weights[index] ?? 0,
      place: shardOf(salt, action, SHARDS),
    }))
    .sort((a, b) => ascending(a.place, b.place) || ascending(a.action, b.action));
  const sums = cumsum(line, ({weight}) => weight);
  const candidates = line.map((one, index) => ({...one, cumulative: sums[index] ?? 1}));
  const shard = shardOf(FLAG, subjectKey, SHARDS);
  const picked = candidates.find(({cumulative}) => cumulative > shard / SHARDS);
  return {subjectKey, attributes, shard, candidates, action: picked?.action ?? ''};
}
