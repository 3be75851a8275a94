import {formatBounds, formatSignedEffect} from '../../calculators/kit/format.ts';
import {formatPrecision} from '../describe/format.ts';
import {arms, rates} from '../experiment.ts';
import {guardrail, primary, planned, type Case} from './case.ts';

/** A winner under Sequential whose guardrails hold. */
export const winner: Case = {
  id: 'checkout',
  story:
    'The checkout is one page instead of three. The method is Sequential, four weeks are planned, ' +
    'and three have passed. Somebody says: “We look every day, so we must not trust this.”',
  experiment: planned({
    name: 'One-page checkout',
    days: 21,
    plannedDays: 28,
    targetPrecision: 0.04,
    subjects: [40_210, 40_155],
    metrics: [
      primary('Revenue', ['increase', 'money'], arms(24.1, 2304, 25.64, 2410)),
      guardrail(
        'Page load time',
        ['decrease', 'milliseconds'],
        arms(1180, 348_000, 1185, 351_000),
        0.03,
      ),
      guardrail('Refunds', ['decrease', 'rate'], rates(0.06, 0.0591), 0.1),
    ],
  }),
  answer: 'ship',
  reasons: ({primary, rows}) => ({
    ship:
      `Revenue is significantly positive, ${formatBounds(primary.effect)}, and no guardrail crosses ` +
      `its cutoff: the worst that the interval of refunds allows is ` +
      `${formatSignedEffect(rows[2]?.effect.upper ?? 0)}, inside +10%. The split is balanced. ` +
      'A Sequential interval holds at every look, so looking daily does no harm.',
    wait:
      'Waiting narrows the interval, but the decision would not change: with Sequential, a primary ' +
      'metric whose interval excludes 0 may end the test early. Wait only if you need the size of ' +
      'the effect, or a secondary metric, more precisely.',
    stop: 'Nothing here speaks against the treatment: no metric is worse, and harm beyond the cutoffs is ruled out.',
    investigate: 'All checks passed, so there is nothing to look for before you decide.',
  }),
  read: {to: '/administration/recommended-decisions/#the-matrix', label: 'the matrix of decisions'},
};

/** A migration that need not win: its interval stays inside the margin at the planned end. */
export const harmless: Case = {
  id: 'migration',
  story:
    'The old backend is switched off soon. The team agreed beforehand: the new one ships unless ' +
    'completed payments may fall by more than 2%. The method is Fixed Sample, and the four planned weeks ' +
    'are over. Somebody says: “It is not significant, so there is no reason to ship it.”',
  experiment: planned({
    name: 'New payment backend',
    method: 'Fixed Sample',
    days: 28,
    plannedDays: 28,
    targetPrecision: 0.0125,
    subjects: [40_480, 40_391],
    metrics: [
      primary('Completed payments', ['increase', 'rate'], rates(0.62, 0.6178), -0.02),
      guardrail('Payment errors', ['decrease', 'rate'], rates(0.018, 0.0174), 0.2),
    ],
  }),
  answer: 'ship',
  reasons: ({primary, progress}) => ({
    ship:
      'A non-inferiority test passes by the bad end of its interval. ' +
      `${formatBounds(primary.effect)} stays above the margin of −2%, and payment errors are inside ` +
      'their cutoff. That is what was agreed, and this was the one planned look.',
    wait:
      'The planned end has come, and with Fixed Sample a longer run is a second look. Its precision, ' +
      `${formatPrecision(progress.currentPrecision)}, is better than its target, too.`,
    stop:
      'The interval contains 0, so no loss was found. In a standard test, neutral means “do not roll ' +
      'out”; this one asked whether the change does harm beyond 2%, and the answer is no.',
    investigate: 'All checks passed, and a lift near 0 is what a migration should give.',
  }),
  read: {
    to: '/guides/advanced-experimentation/non-inferiority-tests/',
    label: 'how a non-inferiority test is read',
  },
};
