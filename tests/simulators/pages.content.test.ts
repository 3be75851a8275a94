import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {formatSignedEffect} from '../../src/features/calculators/kit/format.ts';
import {initialOf} from '../../src/features/calculators/kit/fields.ts';
import {formatShare} from '../../src/features/simulators/kit/shares.ts';
import {peeking} from '../../src/features/simulators/PeekingSimulator/definition.ts';
import {power} from '../../src/features/simulators/PowerSimulation/definition.ts';
import {simulationOf} from './readForm.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {readState} from '../../src/shared/ui/queryFields/queryState.ts';
import {bandit, lostBy} from '../../src/features/simulators/BanditSimulator/definition.ts';
import {begin} from '../../src/features/simulators/BanditSimulator/model.ts';

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

/** The fields of each link of the bandit's page to itself. */
function linkedStates(text: string): Raw[] {
  return [...text.matchAll(/\]\([^)?]*\?([^)]*)\)/g)].map(
    ([, query]) => readState(`?${query}`, bandit.prefix, initialOf(bandit.fields)) as Raw,
  );
}

describe('the page of the bandit simulator', () => {
  const text = readFileSync('docs/contextual-bandits/simulator.mdx', 'utf8');
  const regret = (typed: Raw) => {
    const result = simulationOf({...bandit, begin}, typed);
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
    const [together, alone] = linkedStates(text)
      .filter(({world}) => world !== bandit.fields.world.initial)
      .map(regret);
    expect(text).toContain(`the bandit loses ${together}]`);
    expect(text).toContain(`and it loses ${alone}.`);
  });
});
