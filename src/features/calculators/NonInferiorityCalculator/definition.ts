import {
  formatBounds,
  formatEffect,
  formatEvidence,
  formatNumber,
  formatPercent,
  formatProbability,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import {convention, present, type ComputationStep, type Table} from '../kit/types.ts';
import {compare, fields, figures, program, type NonInferiority} from './compute.ts';
import type {Definition} from '../kit/definition.ts';

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

/** Is the treatment at worst a margin worse than the control? */
export const nonInferiority: Definition<typeof fields, NonInferiority> = {
  prefix: 'margin',
  title: 'Non-inferiority test',
  fields,
  compute: compare,
  summarize({values, verdicts, limit, isUpGood}) {
    const [first] = verdicts;
    const margin = formatSignedEffect(limit);
    if (values.data === 'interval' && first) {
      const side = isUpGood ? 'lower' : 'upper';
      return (
        `${first.state}: the ${side} bound, ${formatSignedEffect(first.bound)}, is ` +
        `${first.passes ? 'inside' : 'not inside'} the margin of ${margin}, so the test ` +
        `${first.passes ? 'passes' : 'does not pass'}.`
      );
    }
    const passing = verdicts.filter(({passes}) => passes).map(({label}) => label);
    if (passing.length === 0) {
      return `The test does not pass against a margin of ${margin} with any method.`;
    }
    const who =
      passing.length === verdicts.length ? 'every method' : `these methods: ${passing.join('; ')}`;
    return `The test passes against a margin of ${margin} with ${who}.`;
  },
  judge({verdicts}) {
    const passing = verdicts.filter(({passes}) => passes).length;
    if (passing === verdicts.length) return {tone: 'good', word: 'The test passes'};
    return passing === 0
      ? {tone: 'bad', word: 'The test does not pass'}
      : {tone: 'unclear', word: 'It depends on the method'};
  },
  tables({values, verdicts, test}) {
    const verdict: Table = {
      caption: 'Against the margin',
      head: ['Method', 'Interval', 'Bound that decides', 'Passes', 'Result'],
      rows: verdicts.map((each) => [
        each.label,
        formatBounds(each),
        formatSignedEffect(each.bound),
        each.passes ? 'yes' : 'no',
        each.state,
      ]),
    };
    if (!test) return [verdict];
    const oneSided = formatPercent((1 - values.confidence) / 2, 3);
    return [
      verdict,
      {
        caption: 'The test in numbers',
        head: ['Quantity', 'Value'],
        rows: [
          ['One-sided level, Fixed Sample', oneSided],
          ['One-sided p-value, Fixed Sample', formatPValue(test.pValue)],
          ['Probability of being inside the margin, Bayesian', formatProbability(test.probability)],
        ],
      },
    ];
  },
  notes({verdicts}) {
    const states = verdicts.map(({state}) => state);
    return present(
      states.includes('Inconclusive') &&
        'Inconclusive is no proof of harm: with more subjects the interval narrows.',
      states.includes('Worse, but tolerated') &&
        'Worse, but tolerated: the harm is real and inside the margin that you agreed to.',
    );
  },
  toSteps(result) {
    const {verdicts, limit, isUpGood} = result;
    const sign = isUpGood ? '>' : '<';
    return [
      ...boundSteps(result),
      convention(
        'Is the bound inside the margin?',
        isUpGood ? 'lower bound > −margin' : 'upper bound < margin',
        verdicts
          .map(
            ({label, bound, passes}) =>
              `${label}: ${formatEffect(bound)} ${sign} ${formatEffect(limit)}, ${passes ? 'yes' : 'no'}`,
          )
          .join('; '),
      ),
    ];
  },
  figures,
  program,
};
