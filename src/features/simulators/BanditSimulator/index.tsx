import {defineSimulator} from '../kit/defineSimulator.tsx';
import {bandit, comparedWithUniform, lostBy, namesOf, sharesOf} from './definition.ts';
import type {ReactNode} from 'react';
import {cumsum} from 'd3-array';
import LineChart from '../../calculators/kit/LineChart.tsx';
import {formatCount, formatPercent} from '../../calculators/kit/format.ts';
import {dayPoints} from '../kit/shares.ts';
import type {Learning, Policy} from './model.ts';

/** Regret of the policies, and what the bandit shows, day by day. */
function Chart({result}: {result: Learning}): ReactNode {
  const {days, world} = result;
  const names = namesOf(result);
  const policies = Object.keys(names) as Policy[];
  const regrets = policies.map((policy) => `${names[policy]} ${formatCount(lostBy(policy, days))}`);
  const shares = days.map(sharesOf);
  const last = world.actions.map(
    (action, index) => `${action} ${formatPercent(shares.at(-1)?.[index] ?? 0, 1)}`,
  );
  return (
    <>
      <LineChart
        series={policies.map((policy) => ({
          label: names[policy],
          points: dayPoints([...cumsum(days, ({regret}) => regret[policy])]),
        }))}
        xLabel="Day"
        yLabel="Regret so far, in rewards"
        formatY={formatCount}
        alt={`Regret by day, adding up. After day ${days.length}: ${regrets.join(', ')}, which is ${comparedWithUniform('bandit', days)} of uniform.`}
      />
      <LineChart
        series={world.actions.map((action, index) => ({
          label: action,
          points: shares.map((share, day) => [day + 1, share[index] ?? 0] as const),
        }))}
        xLabel="Day"
        yLabel="Share of the bandit’s decisions"
        formatY={(share) => formatPercent(share, 0)}
        alt={
          'How often the bandit shows each action, by day: equally often on day 1. ' +
          `On day ${days.length}: ${last.join(', ')}.`
        }
      />
    </>
  );
}

export default defineSimulator(bandit, Chart);
