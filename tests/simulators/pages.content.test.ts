import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {formatSignedEffect} from '../../src/features/calculators/kit/format.ts';
import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import {intervalOverTime} from '../../src/features/simulators/IntervalOverTime/definition.ts';
import type {SimulatorDefinition} from '../../src/features/simulators/kit/definition.ts';
import {formatShare} from '../../src/features/simulators/kit/shares.ts';
import {novelty} from '../../src/features/simulators/NoveltySimulation/definition.ts';
import {peeking} from '../../src/features/simulators/PeekingSimulator/definition.ts';
import {power} from '../../src/features/simulators/PowerSimulation/definition.ts';
import {srm} from '../../src/features/simulators/SrmSimulation/definition.ts';
import {simulationOf} from './readForm.ts';

/** Numbers that the example of a page says must be those of its simulator. */
function expectOnPage(page: string, numbers: readonly string[]): void {
  const text = readFileSync(`docs/statistics/lab/${page}.mdx`, 'utf8');
  const example = text.slice(text.indexOf('## Example'));
  expect(numbers.filter((number) => !example.includes(number))).toEqual([]);
}

const example = <F extends Fields, Result>(definition: SimulatorDefinition<F, Result>) =>
  simulationOf(definition);

it('the page on peeking says what is simulated', () => {
  const {fixed, sequential, hybrid, bayesian} = example(peeking).alarms;
  const ever = [fixed, sequential, hybrid, bayesian].map((alarms) => formatShare(alarms.ever));
  expectOnPage('peeking', ever);
});

it('the page on intervals over time says what is simulated', () => {
  const {found, days} = example(intervalOverTime);
  const {fixed, sequential} = found;
  expectOnPage('interval-over-time', [
    `on day ${fixed?.day} with an estimate of ${formatSignedEffect(fixed?.lift ?? 0)}`,
    `on day 7 the estimate is ${formatSignedEffect(days[6]?.lift ?? 0)}`,
    `on day ${sequential?.day}, with ${formatSignedEffect(sequential?.lift ?? 0)}`,
  ]);
  expect(days.at(-1)?.intervals.sequential.lower).toBeLessThan(0);
});

it('the page on power says what is simulated', () => {
  const {found, average, averageSignificant} = example(power);
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
  const {daily, sequential} = example(srm).findings;
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
  const {days, lasting} = example(novelty);
  const {lower, upper} = days[27]?.observed ?? {lower: 0, upper: 0};
  expectOnPage('novelty', [
    `${formatSignedEffect(lasting)} in a whole week`,
    `${formatSignedEffect(days[6]?.soFar ?? 0)} after the first week`,
    `${formatSignedEffect(days[27]?.soFar ?? 0)} after the fourth`,
    `${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`,
  ]);
});
