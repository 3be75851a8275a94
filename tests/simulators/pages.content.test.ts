import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {formatPercent, formatSignedEffect} from '../../src/features/calculators/kit/format.ts';
import {initialOf} from '../../src/features/calculators/kit/fields.ts';
import {intervalOverTime} from '../../src/features/simulators/IntervalOverTime/definition.ts';
import {formatShare} from '../../src/features/simulators/kit/shares.ts';
import {novelty} from '../../src/features/simulators/NoveltySimulation/definition.ts';
import {peeking} from '../../src/features/simulators/PeekingSimulator/definition.ts';
import {power} from '../../src/features/simulators/PowerSimulation/definition.ts';
import {srm} from '../../src/features/simulators/SrmSimulation/definition.ts';
import {simulationOf} from './readForm.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {readState} from '../../src/shared/ui/queryFields/queryState.ts';
import {bandit, lostBy} from '../../src/features/simulators/BanditSimulator/definition.ts';
import {begin as beginBandit} from '../../src/features/simulators/BanditSimulator/model.ts';
import {formatLift, geoLift} from '../../src/features/simulators/GeoLiftDemo/definition.ts';
import {begin as beginGeoLift} from '../../src/features/simulators/GeoLiftDemo/model.ts';

/** Numbers that the example of a page says must be those of its simulator. */
function expectOnPage(page: string, numbers: readonly string[]): void {
  const text = readFileSync(`docs/statistics/lab/${page}.mdx`, 'utf8');
  const example = text.slice(text.indexOf('## Example'));
  expect(numbers.filter((number) => !example.includes(number))).toEqual([]);
}

it('the page on peeking says what is simulated', () => {
  const {fixed, sequential, hybrid, bayesian} = simulationOf(peeking).alarms;
  const ever = [fixed, sequential, hybrid, bayesian].map((alarms) => formatShare(alarms.ever));
  expectOnPage('peeking', ever);
});

it('the page on intervals over time says what is simulated', () => {
  const {found, days} = simulationOf(intervalOverTime);
  const {fixed, sequential} = found;
  expectOnPage('interval-over-time', [
    `on day ${fixed?.day} with an estimate of ${formatSignedEffect(fixed?.lift ?? 0)}`,
    `on day 7 the estimate is ${formatSignedEffect(days[6]?.lift ?? 0)}`,
    `on day ${sequential?.day}, with ${formatSignedEffect(sequential?.lift ?? 0)}`,
  ]);
  expect(days.at(-1)?.intervals.sequential.lower).toBeLessThan(0);
});

it('the page on power says what is simulated', () => {
  const {found, average, averageSignificant} = simulationOf(power);
  const large = simulationOf(power, {n: '60000'});
  expectOnPage('power-simulation', [
    `${formatShare(found)} of 2,000 experiments`,
    `show ${formatSignedEffect(average)} on average`,
    `show ${formatSignedEffect(averageSignificant)}:`,
    `${formatShare(large.found)} are significant`,
    `average is ${formatSignedEffect(large.averageSignificant)}`,
  ]);
});

it('the page on lost subjects says what is simulated', () => {
  const {daily, sequential} = simulationOf(srm).findings;
  expectOnPage('srm-simulation', [
    `${formatShare(daily.ever)} of 2,000 experiments`,
    `half of all 2,000 had one by day ${daily.medianDay}`,
    `finds it in ${formatShare(sequential.ever)}`,
  ]);
  const busy = simulationOf(srm, {perDay: '5000', runs: '500'}).findings;
  expect(busy.final.ever.share).toBeGreaterThan(0.95);
  const sound = simulationOf(srm, {lost: '0', chiSquareAlpha: '5', runs: '1000'}).findings;
  expect(sound.daily.ever.share).toBeGreaterThan(0.25);
});

it('the page on novelty says what is simulated', () => {
  const {days, lasting} = simulationOf(novelty);
  const {lower, upper} = days[27]?.observed ?? {lower: 0, upper: 0};
  expectOnPage('novelty', [
    `${formatSignedEffect(lasting)} in a whole week`,
    `${formatSignedEffect(days[6]?.soFar ?? 0)} after the first week`,
    `${formatSignedEffect(days[27]?.soFar ?? 0)} after the fourth`,
    `${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`,
  ]);
});

const page = (name: string) => readFileSync(`docs/${name}.mdx`, 'utf8');

/** The fields of each link of a page to itself, with the line it stands in. */
function linkedStates(text: string, {prefix, fields}: typeof bandit | typeof geoLift) {
  return text.split('\n').flatMap((line) =>
    [...line.matchAll(/\]\([^)?]*\?([^)]*)\)/g)].map(([, query]) => ({
      line,
      state: readState(`?${query}`, prefix, initialOf(fields)) as Raw,
    })),
  );
}

describe('the page of the bandit simulator', () => {
  const text = page('contextual-bandits/simulator');
  const regret = (typed: Raw) => {
    const result = simulationOf({...bandit, begin: beginBandit}, typed);
    return lostBy('bandit', result.days).toFixed(0);
  };

  it.each([
    [{gamma: '1e6', floor: '0', seed: '9'}, 'loses 12 rewards in 30 days'],
    [{gamma: '1e6', floor: '0', seed: '10'}, 'it loses 183'],
    [{seed: '9'}, 'it loses 73 with seed 9'],
    [{seed: '10'}, 'and 82 with seed 10'],
    [{delay: '7'}, 'it loses 184 instead of'],
    [{}, 'instead of 96'],
  ])('tells the regret of %j', (typed, words) => {
    expect(text).toContain(words);
    expect(words).toMatch(new RegExp(`\\b${regret(typed)}\\b`));
  });

  it('tells the regret of attributes that count together', () => {
    const [together, alone] = linkedStates(text, bandit)
      .filter(({state}) => state.world !== bandit.fields.world.initial)
      .map(({state}) => regret(state));
    expect(text).toContain(`the bandit loses ${together}]`);
    expect(text).toContain(`and it loses ${alone}.`);
  });
});

describe('the page of the geo test demo', () => {
  const text = page('geolift/demo');
  const found = (typed: Raw) => simulationOf({...geoLift, begin: beginGeoLift}, typed);

  it('tells what each trouble does', () => {
    const states = linkedStates(text, geoLift);
    expect(states).toHaveLength(4);
    for (const {state, line} of states) {
      const {meanLift, holding} = found(state);
      expect(line).toContain(`| ${formatLift(meanLift)} | ${formatShare(holding)} |`);
    }
  });

  it('tells what the demo starts with, and how wide four regions make it', () => {
    const {shown, holding, meanWidth} = found({});
    const {effect, baseline, lower, upper} = shown.estimate;
    const [lift, low, high] = [effect, lower, upper].map((value) => formatLift(value / baseline));
    expect(text).toContain(`finds ${lift} with an interval from ${low} to ${high}`);
    expect(text).toContain(`the truth in ${formatShare(holding)}`);
    const few = found({regions: '4', treated: 'North'});
    const [average, usual] = [few, {meanWidth}].map((each) => formatPercent(each.meanWidth, 1));
    expect(text).toContain(`is ${average} from end to end, instead of ${usual}`);
  });
});
