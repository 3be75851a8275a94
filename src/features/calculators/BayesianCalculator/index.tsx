import {defineCalculator} from '../kit/defineCalculator.tsx';
import {bayesianCalculator, type Belief} from './definition.ts';
import type {ReactNode} from 'react';
import LineChart from '../kit/LineChart.tsx';
import {formatNumber, formatPercent, formatSignedEffect} from '../kit/format.ts';

/** Points on each side of the center, up to so many standard deviations. */
const POINTS = 32;
const REACH = 4;

/** Density of a normal distribution of the lift, per percentage point. */
function bell(mean: number, sd: number): [number, number][] {
  return Array.from({length: 2 * POINTS + 1}, (_, index) => {
    const z = (REACH * (index - POINTS)) / POINTS;
    return [mean + z * sd, Math.exp((-z * z) / 2) / (sd * 100 * Math.sqrt(2 * Math.PI))];
  });
}

/** Prior, data and posterior as densities of the lift. */
function Chart({result: {values, posterior}}: {result: Belief}): ReactNode {
  const curves = [
    {label: 'Posterior', mean: posterior.mean, sd: posterior.sd},
    {label: 'Data', mean: values.lift, sd: values.se},
    {label: 'Prior', mean: 0, sd: values.priorSd},
  ];
  const said = curves.map(
    ({label, mean, sd}) =>
      `${label.toLowerCase()} centered on ${formatSignedEffect(mean)} with standard deviation ` +
      formatPercent(sd, 2),
  );
  return (
    <LineChart
      series={curves.map(({label, mean, sd}) => ({label, points: bell(mean, sd)}))}
      xLabel="Lift"
      yLabel="Density per percentage point"
      formatX={(value) => formatPercent(value, 1)}
      formatY={(value) => formatNumber(value, 3)}
      alt={`Three densities of the lift: ${said.join('; ')}.`}
    />
  );
}

export default defineCalculator(bayesianCalculator, Chart);
