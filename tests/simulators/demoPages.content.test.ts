import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {readState} from '../../src/shared/ui/queryFields/queryState.ts';
import {bandit, lostBy} from '../../src/features/simulators/BanditSimulator/definition.ts';
import {begin as beginBandit} from '../../src/features/simulators/BanditSimulator/model.ts';
import {formatLift, geoLift} from '../../src/features/simulators/GeoLiftDemo/definition.ts';
import {begin as beginGeoLift} from '../../src/features/simulators/GeoLiftDemo/model.ts';
import {formatShare} from '../../src/features/simulators/kit/shares.ts';
import {formatPercent} from '../../src/features/calculators/kit/format.ts';
import {initialOf} from '../../src/features/calculators/kit/fields.ts';
import {simulationOf} from './readForm.ts';

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
