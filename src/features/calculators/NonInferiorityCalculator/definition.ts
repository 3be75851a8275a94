import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import type {Definition} from '../kit/definition.ts';
import {compare, type NonInferiority} from './compute.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';
import {
  formatBounds,
  formatPercent,
  formatProbability,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';

/** The answer in a sentence or two. */
function summarize({values, verdicts, limit, isUpGood}: NonInferiority): string {
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
}

/** The bound that decides, by method, and the test statistics. */
function tables({values, verdicts, test}: NonInferiority): Table[] {
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
}

/** How to read what does not pass. */
function notes({verdicts}: NonInferiority): string[] {
  const states = verdicts.map(({state}) => state);
  return [
    ...(states.includes('Inconclusive')
      ? ['Inconclusive is no proof of harm: with more subjects the interval narrows.']
      : []),
    ...(states.includes('Worse, but tolerated')
      ? ['Worse, but tolerated: the harm is real and inside the margin that you agreed to.']
      : []),
  ];
}

/** Whether the test passes. */
function judge({verdicts}: NonInferiority): Verdict {
  const passing = verdicts.filter(({passes}) => passes).length;
  if (passing === verdicts.length) return {tone: 'good', word: 'The test passes'};
  return passing === 0
    ? {tone: 'bad', word: 'The test does not pass'}
    : {tone: 'unclear', word: 'It depends on the method'};
}

/** Is the treatment at worst a margin worse than the control? */
export const nonInferiority: Definition<typeof fields, NonInferiority> = {
  prefix: 'margin',
  title: 'Non-inferiority test',
  fallback: 'data',
  fields,
  compute: compare,
  summarize,
  judge,
  tables,
  notes,
  toSteps,
  loadCode: () => import('./code.ts'),
};
