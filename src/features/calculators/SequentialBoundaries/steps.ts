import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {boundaryRho} from '../../statistics/special/sequentialBoundary.ts';
import {formatCount, formatEffect, formatNumber} from '../kit/format.ts';
import {liftShownStep} from '../kit/liftShown.ts';
import type {ComputationStep} from '../kit/types.ts';
import {METHODS, momentsOf, type Boundaries, type Method} from './compute.ts';

const FORMULAS: Record<Method, string> = {
  fixed: 'z(α/2) × se',
  sequential: 'B(t, α) × se',
  hybridRunning: 'B(t, α/2) × se',
  hybridEnded: 'z(α/4) × se',
};

function errorFormula({data}: Boundaries['values']): string {
  if (data === 'now') return 'se(t) = se × √(n / t)';
  return data === 'rate'
    ? 'q = p (1 + L), se(t) = √((q (1 − q) + (1 + L)² p (1 − p)) × 2 / (p² t))'
    : 'se(t) = √((1 + (1 + L)²) × 2 σ² / (μ² t))';
}

/** The multiplier and the bounds where each method first excludes 0. */
export function toSteps({values, shownFrom, limited, crossings}: Boundaries): ComputationStep[] {
  const alpha = 1 - values.confidence;
  const {n, standardError, multipliers} = crossings.sequential;
  const rho = formatNumber(boundaryRho(-Math.log(alpha), DEFAULT_TUNING), 2);
  const t = formatCount(n);
  return [
    {
      title: 'Standard error of the lift L at t subjects of both variations',
      formula: errorFormula(values),
      filled: `se(${t}) = ${formatNumber(standardError, 6)}`,
      source: values.data === 'now' ? 'convention' : 'documented',
    },
    {
      title: 'Sequential multiplier there',
      formula:
        'ρ = 10,000 / (2 log(1/α) + log(1 + 2 log(1/α))), B = √((t+ρ)/t × log((t+ρ)/(ρ α²)))',
      filled:
        `ρ = ${rho}, B = √((${t} + ${rho}) / ${t} × log((${t} + ${rho}) / (${rho} × ` +
        `${formatNumber(alpha, 6)}²))) = ${formatNumber(multipliers.sequential, 5)}`,
      source: 'documented',
    },
    ...(limited.length > 0 ? [liftShownStep(momentsOf(values), shownFrom)] : []),
    ...(Object.keys(METHODS) as Method[]).map((method): ComputationStep => {
      const look = crossings[method];
      const first = limited.includes(method)
        ? 'a lift is shown; the half-width is below it already'
        : 'the half-width is at most the lift';
      return {
        title: `${METHODS[method]}, the first t where ${first}`,
        formula: FORMULAS[method],
        filled:
          `t = ${formatCount(look.n)}: ${formatNumber(look.multipliers[method], 5)} × ` +
          `${formatNumber(look.standardError, 6)} = ${formatEffect(look.halfWidth(method))}`,
        source: method.startsWith('hybrid') ? 'inferred' : 'documented',
      };
    }),
  ];
}
