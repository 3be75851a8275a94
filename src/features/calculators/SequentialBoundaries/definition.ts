import {
  DASH,
  formatCount,
  formatEffect,
  formatNumber,
  formatPercent,
  formatWeeks,
} from '../kit/format.ts';
import {DASH_NOTE, liftShownStep, sequentialStep, TOO_CLOSE} from '../kit/lifts.ts';
import type {ComputationStep} from '../kit/types.ts';
import {
  computeBoundaries,
  fields,
  figures,
  METHODS,
  momentsOf,
  program,
  type Boundaries,
  type Method,
} from './compute.ts';
import type {Definition} from '../kit/definition.ts';

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

const NAMES = Object.entries(METHODS) as [Method, string][];

/** Where not the interval decides, but whether a lift is shown at all. */
function summarizeLimit({limited, shownFrom}: Boundaries): string {
  if (limited.length === 0) return '';
  const names = new Intl.ListFormat('en').format(limited.map((method) => `“${METHODS[method]}”`));
  return (
    ` No lift is shown with fewer than ${formatCount(2 * shownFrom)}, because ${TOO_CLOSE}. This, ` +
    `not the interval, decides here for ${limited.length === NAMES.length ? 'all methods' : names}.`
  );
}

function notes({values: {data}, rows}: Boundaries): string[] {
  return [
    ...(rows.every(({isShown}) => isShown) ? [] : [DASH_NOTE]),
    'A true lift of this size is found in about half of all experiments at that point, because ' +
      'estimates scatter around it. To find it more often, plan with the sample size calculator.',
    (data === 'now'
      ? 'Keeps the standard error of the lift so far, which changes somewhat with the lift, and ' +
        'cannot tell from how many subjects on a lift is shown. '
      : 'Another lift has an interval of another width, mostly a wider one if it is larger. ') +
      `Assumes two variations of equal size${data === 'mean' ? ' whose subjects vary alike' : ''}.`,
  ];
}

/** How far a lift must be from 0 to be significant, while subjects come in. */
export const sequentialBoundaries: Definition<typeof fields, Boundaries> = {
  prefix: 'bounds',
  title: 'Boundaries over time',
  fallback: 'effect',
  fields,
  compute: computeBoundaries,
  summarize(result) {
    const {effect, perWeek} = result.values;
    const {fixed, sequential} = result.crossings;
    return (
      `An estimated lift of ${formatPercent(effect)} is significant with Sequential from ` +
      `${formatCount(sequential.n)} subjects on, after ${formatWeeks(sequential.n / perWeek)}. ` +
      `Fixed Sample needs ${formatCount(fixed.n)}, but only for a single look that was planned.` +
      summarizeLimit(result)
    );
  },
  tables({values, crossings, rows}) {
    const {effect, perWeek} = values;
    return [
      {
        caption: `When an estimated lift of ${formatPercent(effect)} excludes 0`,
        head: ['Method', 'Multiplier there', 'Subjects, both variations', 'Duration'],
        rows: NAMES.map(([method, name]) => {
          const look = crossings[method];
          const multiplier = formatNumber(look.multipliers[method], 3);
          return [name, multiplier, formatCount(look.n), formatWeeks(look.n / perWeek)];
        }),
      },
      {
        caption: `Half-width of the interval of an estimated ${formatPercent(effect)} by look`,
        head: ['Subjects, both variations', 'Standard error', ...NAMES.map(([, name]) => name)],
        rows: rows.map((look) => [
          formatCount(look.n),
          look.isShown ? formatPercent(look.standardError, 3) : DASH,
          ...NAMES.map(([method]) => (look.isShown ? formatEffect(look.halfWidth(method)) : DASH)),
        ]),
      },
    ];
  },
  notes,
  toSteps({values, shownFrom, limited, crossings}) {
    const alpha = 1 - values.confidence;
    const {n, standardError, multipliers} = crossings.sequential;
    return [
      {
        title: 'Standard error of the lift L at t subjects of both variations',
        formula: errorFormula(values),
        filled: `se(${formatCount(n)}) = ${formatNumber(standardError, 6)}`,
        source: values.data === 'now' ? 'convention' : 'documented',
      },
      sequentialStep('Sequential multiplier there', [n, alpha], {
        alpha: formatNumber(alpha, 6),
        multiplier: formatNumber(multipliers.sequential, 5),
      }),
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
  },
  figures,
  program,
};
