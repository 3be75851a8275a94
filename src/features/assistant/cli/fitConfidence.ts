import path from 'node:path';
import {parseArgs} from 'node:util';
import {deviation, mean, quantile} from 'd3-array';
import {readIndex} from '../../search/cli/readIndex.ts';
import {readQuestions} from '../../search/cli/readQueries.ts';
import {createEngine} from '../../search/engine/engine.ts';
import {runMain} from '../../../shared/cli/runMain.ts';
import type {Signs} from '../confidence.ts';
import {assess} from '../findPassages.ts';

const STEPS = 3000;
const RATE = 1;

/** Pulls the weights to zero a little: few questions must not decide. */
const RESTRAINT = 0.002;

/** Share of the answered questions that may be lost to silence. */
const LOSS = 0.03;

interface Judged {
  signs: readonly number[];
  isAnswered: boolean;
}

function weigh(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, place) => sum + sign * (weights[place] ?? 0), 0);
}

/** Logistic regression by gradient descent; both kinds of questions count alike. */
function fitEven(judged: readonly Judged[]): number[] {
  const shareOf = (isAnswered: boolean): number =>
    0.5 / judged.filter((one) => one.isAnswered === isAnswered).length;
  const shares = {true: shareOf(true), false: shareOf(false)};
  let weights = (judged[0]?.signs ?? []).map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = weights.map((weight) => -RESTRAINT * weight);
    for (const {signs, isAnswered} of judged) {
      const miss = Number(isAnswered) - 1 / (1 + Math.exp(-weigh(signs, weights)));
      signs.forEach((sign, place) => {
        slopes[place] = (slopes[place] ?? 0) + shares[`${isAnswered}`] * miss * sign;
      });
    }
    weights = weights.map((weight, place) => weight + RATE * (slopes[place] ?? 0));
  }
  return weights;
}

/** Returns the weights of the signs, which are made alike while they are fitted. */
function fit(judged: readonly Judged[]): number[] {
  const columns = (judged[0]?.signs ?? []).map((_, place) =>
    judged.map(({signs}) => signs[place] ?? 0),
  );
  const scales = columns.map((column) => deviation(column) ?? 1);
  const means = columns.map((column) => mean(column) ?? 0);
  const even = judged.map(({signs, isAnswered}) => ({
    isAnswered,
    signs: [...signs.map((sign, at) => (sign - (means[at] ?? 0)) / (scales[at] ?? 1)), 1],
  }));
  return fitEven(even)
    .slice(0, scales.length)
    .map((weight, place) => weight / (scales[place] ?? 1));
}

/** Prints the weights of `confidence.ts`, fitted to files of judged questions. */
runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {build: {type: 'string', default: 'build'}},
    allowPositionals: true,
  });
  const engine = createEngine(readIndex(path.resolve(values.build)));
  const judge = (question: string, isAnswered: boolean): Judged[] => {
    const {signs} = assess(engine, question);
    return signs ? [{signs: Object.values(signs as Signs), isAnswered}] : [];
  };
  const judged = positionals
    .map(readQuestions)
    .flatMap(({answered, unanswered}) => [
      ...answered.flatMap(({query}) => judge(query, true)),
      ...unanswered.flatMap((question) => judge(question, false)),
    ]);
  const weights = fit(judged);
  const sure = judged.filter(({isAnswered}) => isAnswered).map(({signs}) => weigh(signs, weights));
  console.log(`base ${-(quantile(sure, LOSS) ?? 0)}, signs ${weights.join(', ')}`);
});
