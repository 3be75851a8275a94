import {decimals, percent, row} from './write.ts';

/** Chance of each action, by the formula of the SDKs; the first of the best gets the rest. */
function weights(scores: readonly number[], gamma: number, floor: number): number[] {
  const best = scores.indexOf(Math.max(...scores));
  const count = scores.length;
  const shares = scores.map((score) =>
    Math.max(1 / (count + gamma * (scores[best]! - score)), floor / count),
  );
  const others = shares.reduce((sum, share, index) => sum + (index === best ? 0 : share), 0);
  return shares.map((share, index) => (index === best ? Math.max(0, 1 - others) : share));
}

function list(values: readonly number[]): string {
  return values.map((value) => decimals(value, 3)).join(', ');
}

const THREE = [0.4, 0.3, 0.1];

function explorationRow(gamma: number, floor: number): string {
  const shares = weights(THREE, gamma, floor);
  const gap = shares.reduce((sum, share, index) => sum + share * (0.4 - THREE[index]!), 0);
  return row(gamma, floor, list(shares), decimals(gap, 3));
}

function decision(): string[] {
  const nike = 1 + 0.1 * 25 + 0.5 + 2.3;
  const adidas = 0.5 + 0.02 * 25 + 2 * 0.2;
  const [likely, other] = weights([nike, adidas], 1, 0.1);
  const [first, second, third] = weights([nike, adidas, 0], 1, 0.1);
  const older = weights([nike + 1, adidas + 0.2], 1, 0.1)[1]!;
  return [
    row('nike', '1 + 0.1 × 25 + 0.5 + 2.3', decimals(nike, 1)),
    row('adidas', '0.5 + 0.02 × 25 + 2 × 0.2 + 0', decimals(adidas, 1)),
    `1/(2+4.9)=${decimals(other!, 4)}`,
    `the remaining ${decimals(likely!, 4)}`,
    `one of the ${percent(other!, 1)} that explore`,
    `1 / 7.7 = ${decimals(older, 4)}`,
    ...(
      [
        [0, 0],
        [1, 0],
        [10, 0],
        [100, 0],
        [100, 0.1],
      ] as const
    ).map(([gamma, floor]) => explorationRow(gamma, floor)),
    `nike ${decimals(first!, 3)}, adidas ${decimals(second!, 3)}, puma ${decimals(third!, 3)}`,
  ];
}

function overview(): string[] {
  const [nike, adidas] = weights([6.3, 1.4], 1, 0.1);
  return [row('nike', '6.3', percent(nike!, 1)), row('adidas', '1.4', percent(adidas!, 1))];
}

function measuring(): string[] {
  return [
    `0.8 × 10% + 0.2 × 2% = ${percent(0.8 * 0.1 + 0.2 * 0.02, 1)}`,
    `0.2 × 10% + 0.8 × 2% = ${percent(0.2 * 0.1 + 0.8 * 0.02, 1)}`,
  ];
}

/** The pages on contextual bandits. */
export const banditPages = {
  '/contextual-bandits/': overview,
  '/contextual-bandits/actions_contexts/': decision,
  '/contextual-bandits/analysis/': measuring,
};
