import {expect} from 'vitest';
import {standardNormalCdf} from '../../src/features/statistics/special/standardNormal.ts';

/** Standard errors that a correct simulation exceeds once in 15,000 times. */
const REACH = 4;

/** Expects a share of runs to agree with a chance within Monte Carlo error. */
export function expectShare(share: number, chance: number, runs: number): void {
  const error = Math.sqrt((chance * (1 - chance)) / runs);
  expect(Math.abs(share - chance)).toBeLessThan(REACH * error);
}

/** Points of the grid on which the walk is followed. */
const POINTS = 201;

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/**
 * Chance that |z| exceeds its boundary at one of equally spaced looks when nothing differs, by
 * numerical integration over the walk from look to look.
 *
 * Source: Armitage, McPherson & Rowe, Journal of the Royal Statistical Society A 132, 1969.
 *
 * @param boundaries of |z|, look by look.
 */
export function crossingChance(boundaries: readonly number[]): number {
  let inside: {at: number; weight: number}[] = [{at: 0, weight: 1}];
  let crossed = 0;
  boundaries.forEach((boundary, index) => {
    const edge = boundary * Math.sqrt(index + 1);
    const step = (2 * edge) / (POINTS - 1);
    for (const {at, weight} of inside) {
      crossed += weight * (standardNormalCdf(-edge - at) + standardNormalCdf(at - edge));
    }
    inside = Array.from({length: POINTS}, (_, point) => {
      const at = -edge + point * step;
      const simpson = point === 0 || point === POINTS - 1 ? 1 : point % 2 === 1 ? 4 : 2;
      const here = inside.reduce((sum, from) => sum + from.weight * density(at - from.at), 0);
      return {at, weight: (here * simpson * step) / 3};
    });
  });
  return crossed;
}
