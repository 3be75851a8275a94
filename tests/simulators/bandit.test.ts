import {range, sum} from 'd3-array';
import {describe, expect, it} from 'vitest';
import {
  bandit as page,
  lostBy,
  sharesOf,
} from '../../src/features/simulators/BanditSimulator/definition.ts';
import {
  explainChoice,
  scoresOf,
  weightsOf,
} from '../../src/features/simulators/BanditSimulator/explainChoice.ts';
import {fitModel, type Model} from '../../src/features/simulators/BanditSimulator/fitModel.ts';
import {begin} from '../../src/features/simulators/BanditSimulator/model.ts';
import {startSdk} from '../../src/features/simulators/BanditSimulator/sdk.ts';
import {
  attributesOf,
  lossOf,
  meanOver,
  readWorld,
} from '../../src/features/simulators/BanditSimulator/world.ts';
import {seededSource} from '../../src/features/simulators/kit/model/conversions.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {readForm, simulationOf} from './readForm.ts';
import {casesOf} from '../support/thoroughly.ts';

const bandit = {...page, begin};
const learn = (typed: Raw = {}) => simulationOf(bandit, typed);

/** Standard errors within which a simulated number must lie. */
const WIDE = 4;

const SOURCE = seededSource(19);
const pick = <T>(list: readonly T[]): T => list[Math.floor(SOURCE() * list.length)]!;

/** A model with anything in it, and a subject. */
function anyCase() {
  const actions = ['nike', 'adidas', 'puma', 'Reebok', 'a b'].slice(
    0,
    2 + Math.floor(SOURCE() * 4),
  );
  const coefficient = () => pick([0, 0, 0.05, 0.1, SOURCE(), -SOURCE()]);
  const coefficients = actions.map((actionKey) => ({
    actionKey,
    intercept: coefficient(),
    subjectNumericCoefficients: [],
    actionNumericCoefficients: [],
    actionCategoricalCoefficients: [],
    subjectCategoricalCoefficients: ['country', 'device'].map((attributeKey) => ({
      attributeKey,
      missingValueCoefficient: 0,
      valueCoefficients: {GB: coefficient(), US: coefficient(), mobile: coefficient()},
    })),
  }));
  const model: Model = {
    gamma: pick([0, 1, 10, 300, 1e6]),
    actionProbabilityFloor: pick([0, 0.1, 0.5, 1]),
    defaultActionScore: 0,
    coefficients: Object.fromEntries(coefficients.map((one) => [one.actionKey, one])),
  };
  const attributes = {country: pick(['GB', 'US', 'DE']), device: pick(['mobile', 'desktop'])};
  return {model, actions, attributes, subjectKey: `user-${Math.floor(SOURCE() * 1e6)}`};
}

describe('a decision', () => {
  it('is explained as the SDK takes it', () => {
    for (const {model, actions, attributes, subjectKey} of Array.from(
      {length: casesOf(3_000)},
      anyCase,
    )) {
      const explained = explainChoice(model, subjectKey, attributes, actions);
      expect(startSdk(model, actions)(subjectKey, attributes)).toBe(explained.action);
    }
  });

  it('has the weights that the page of actions and contexts shows', () => {
    const weights = (gamma: number, actionProbabilityFloor: number) =>
      weightsOf(
        {gamma, actionProbabilityFloor, coefficients: {}, defaultActionScore: 0},
        ['a', 'b', 'c'],
        [0.4, 0.3, 0.1],
      ).map((weight) => weight.toFixed(3));
    expect(weights(0, 0)).toEqual(['0.333', '0.333', '0.333']);
    expect(weights(10, 0)).toEqual(['0.583', '0.250', '0.167']);
    expect(weights(100, 0.1)).toEqual(['0.890', '0.077', '0.033']);
  });

  it('is shown with numbers that lead to it', () => {
    const {choice} = learn({followed: '4242'});
    expect(choice).toMatchObject({subjectKey: 'user-4242', day: 11});
    const {shard, candidates, action} = choice!;
    expect(candidates.map(({place}) => place)).toEqual(
      candidates.map(({place}) => place).sort((a, b) => a - b),
    );
    expect(candidates.find(({cumulative}) => cumulative > shard / 10_000)?.action).toBe(action);
    expect(sum(candidates, ({weight}) => weight)).toBeCloseTo(1);
  });
});

describe('learning', () => {
  const world = readWorld(
    'country, device, share, a, b\nGB, m, 1, 30, 20\nUS, m, 1, 10, 20\nGB, d, 1, 40, 5\nUS, d, 1, 20, 5',
  );

  it('finds rates that add up over the attributes', () => {
    const tallies = world.contexts.map(({rates}) =>
      rates.map((rate) => ({shown: 1e6, rewarded: 1e6 * rate})),
    );
    const model = fitModel(world, tallies, {gamma: 1, floor: 0});
    for (const context of world.contexts) {
      scoresOf(model, attributesOf(world, context), world.actions).forEach((score, action) =>
        expect(score).toBeCloseTo(context.rates[action]!, 4),
      );
    }
  });

  it('begins with the same weight for all, and learns nothing of rewards that come too late', () => {
    const {days, model, world: own} = learn({delay: '30', lookback: '30', days: '40'});
    for (const context of own.contexts) {
      const scores = scoresOf(model, attributesOf(own, context), own.actions);
      expect(scores.map(Math.abs)).toEqual([0, 0, 0]);
    }
    expect(lostBy('bandit', days) / lostBy('uniform', days)).toBeCloseTo(1, 1);
  });
});

describe('regret', () => {
  it('of uniform choices is what theory says, and grows linearly', () => {
    const {days, world, setting} = learn({days: '60', subjects: '1000'});
    const lossesOf = (power: number) =>
      meanOver(
        world,
        (context) => sum(world.actions, (_, action) => lossOf(context, action) ** power) / 3,
      );
    const [mean, variance] = [lossesOf(1), lossesOf(2) - lossesOf(1) ** 2];
    for (const part of [days.slice(0, 20), days.slice(20, 40), days.slice(40), days]) {
      const decisions = part.length * setting.subjects;
      const off = (lostBy('uniform', part) - decisions * mean) / Math.sqrt(decisions * variance);
      expect(Math.abs(off)).toBeLessThan(WIDE);
    }
  });

  it('of the bandit is below both other policies, and the last week is better than the first', () => {
    for (const seed of range(1, 1 + casesOf(8))) {
      const {days} = learn({seed: String(seed)});
      const lost = lostBy('bandit', days);
      expect(lost).toBeLessThan(lostBy('fixed', days) / 2);
      expect(lost).toBeLessThan(lostBy('uniform', days) / 2);
      expect(lostBy('bandit', days.slice(-7))).toBeLessThan(lostBy('bandit', days.slice(0, 7)));
    }
  });

  it('is the same for γ = 0 as for uniform choices', () => {
    const {days} = learn({gamma: '0'});
    expect(lostBy('bandit', days) / lostBy('uniform', days)).toBeCloseTo(1, 1);
  });
});

describe('shares', () => {
  it('follow the weights of the model, context by context', () => {
    const {days, model, world} = learn({subjects: '2000', days: '10'});
    world.contexts.forEach((context, at) => {
      const scores = scoresOf(model, attributesOf(world, context), world.actions);
      const counts = days.at(-1)!.shown[at]!;
      weightsOf(model, world.actions, scores).forEach((weight, action) => {
        const deviation = Math.sqrt(sum(counts) * weight * (1 - weight));
        expect(Math.abs(counts[action]! - sum(counts) * weight)).toBeLessThan(WIDE * deviation);
      });
    });
    expect(sum(sharesOf(days[0]!))).toBeCloseTo(1);
  });
});

describe('the simulator', () => {
  it('gives the same for the same seed, and something else for another', () => {
    expect(learn({days: '5'})).toEqual(learn({days: '5'}));
    expect(learn({days: '5'}).days).not.toEqual(learn({days: '5', seed: '2'}).days);
  });

  it.each([
    ['nike, adidas', /first line names/],
    ['country, share, nike\nGB, 1, 2', /first line names/],
    ['country, share, nike, nike\nGB, 1, 2, 3', /twice/],
    ['country, share, nike, adidas', /1 to 12 lines/],
    ['country, share, nike, adidas\nGB, 1, 2', /Line 2 has 3 values, the first line names 4/],
    ['country, share, nike, adidas\nGB, 0, 2, 3', /share in line 2/],
    ['country, share, nike, adidas\nGB, 1, 2, 101', /rates in line 2/],
    ['country, share, nike, adidas\nGB, 1, 2, NaN', /rates in line 2/],
    ['country, share, nike, adidas\nGB, 1, 2, 3\nGB, 1, 2, 3', /same attribute values/],
    ['country, share, nike, adidas\n, 1, 2, 3', /attribute without a value/],
    ['country, share, __proto__, adidas\nGB, 1, 2, 3', /letter or digit/],
  ])('refuses %j with a sentence', (world, message) => {
    expect(readForm(bandit, {world})).toMatchObject({
      errors: {world: expect.stringMatching(message)},
    });
  });

  it('refuses a subject that there is not', () => {
    const followed: unknown = expect.stringMatching(/only 800 subjects/);
    expect(readForm(bandit, {days: '2', followed: '801'})).toMatchObject({errors: {followed}});
  });

  it.each<Raw>([
    {days: '2', subjects: '10', followed: '1'},
    {gamma: '1e6', floor: '0', subjects: '10', followed: '300'},
    {floor: '100'},
    {world: 'x, share, a, b\n1, 1e-9, 0, 100'},
    {world: 'x\tshare\ta\tb\nconstructor\t60%\t0\t0\nother\t40%\t0\t0'},
  ])('shows numbers only, for %j', (typed) => {
    const result = learn(typed);
    const texts = [
      bandit.summarize(result),
      ...bandit.notes!(result),
      ...bandit.tables(result).flatMap(({caption, rows}) => [caption, ...rows.flat()]),
    ];
    expect(texts.join('\n')).not.toMatch(/NaN|Infinity|undefined|null/);
  });
});
