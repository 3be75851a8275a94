import {formatEffect, formatEvidence, formatNumber, formatSignedEffect} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {NonInferiority} from './compute.ts';

const number = (value: number): string => formatNumber(value, 5).replace('-', '−');

function boundSteps({values, test, isUpGood, methods, verdicts}: NonInferiority) {
  if (!test || !methods) return [];
  const {lift, se, margin} = values;
  const sign = isUpGood ? '−' : '+';
  const shown: [string, number][] = [
    ['z(α/2)', test.criticalValue],
    ['B(t, α)', methods.sequential.multiplier],
    ['B(t, α/2)', methods.hybridRunning.multiplier],
    ['z(α/4)', methods.hybridEnded.multiplier],
  ];
  const bounds = shown.map(([formula, multiplier], index): ComputationStep => {
    const {label, bound} = verdicts[index] ?? {label: '', bound: 0};
    return {
      title: `Bound that decides, ${label}`,
      formula: `lift ${sign} ${formula} × se`,
      filled:
        `${number(lift)} ${sign} ${number(multiplier)} × ${number(se)} = ` +
        formatSignedEffect(bound),
      source: index < 2 ? 'documented' : 'inferred',
    };
  });
  return [
    ...bounds,
    {
      title: 'One-sided test with Fixed Sample',
      formula: isUpGood
        ? 'z = (lift + margin) / se, p = Φ(−z)'
        : 'z = (margin − lift) / se, p = Φ(−z)',
      filled:
        (isUpGood
          ? `z = (${number(lift)} + ${number(margin)})`
          : `z = (${number(margin)} − ${number(lift)})`) +
        ` / ${number(se)} = ${number(test.z)}, ${formatEvidence(test.pValue)}`,
      source: 'convention' as const,
    },
  ];
}

/** The bounds, and their comparison with the margin. */
export function toSteps(result: NonInferiority): ComputationStep[] {
  const {verdicts, limit, isUpGood} = result;
  const sign = isUpGood ? '>' : '<';
  return [
    ...boundSteps(result),
    {
      title: 'Is the bound inside the margin?',
      formula: isUpGood ? 'lower bound > −margin' : 'upper bound < margin',
      filled: verdicts
        .map(
          ({label, bound, passes}) =>
            `${label}: ${formatEffect(bound)} ${sign} ${formatEffect(limit)}, ${passes ? 'yes' : 'no'}`,
        )
        .join('; '),
      source: 'convention',
    },
  ];
}
