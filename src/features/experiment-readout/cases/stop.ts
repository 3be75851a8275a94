import {formatBounds, formatSignedEffect} from '../../calculators/kit/format.ts';
import {formatPrecision, formatProgress} from '../describe/format.ts';
import {arms} from '../experiment.ts';
import {guardrail, primary, planned, type Case} from './case.ts';

/** As precise as wanted, and nothing there. */
export const flat: Case = {
  id: 'carousel',
  story:
    'A carousel on the home page, which the team has worked on for a quarter. The method is Sequential, and this is ' +
    'day 28 of at most 42. Somebody says: “It is positive. Two more weeks, and it will be significant.”',
  experiment: planned({
    name: 'Carousel of recommendations',
    days: 28,
    plannedDays: 42,
    targetPrecision: 0.02,
    subjects: [126_240, 126_311],
    metrics: [
      primary('Orders', ['increase', 'number'], arms(0.82, 1.21, 0.8209, 1.22)),
      guardrail(
        'Page load time',
        ['decrease', 'milliseconds'],
        arms(1302, 402_000, 1309, 405_000),
        0.03,
      ),
    ],
  }),
  answer: 'stop',
  reasons: ({primary, progress}) => ({
    ship: `A lift of ${formatSignedEffect(primary.effect.lift)} with an interval that contains 0 is no gain that anybody could show.`,
    wait:
      `The bar is at ${formatProgress(progress.progress)}: the precision, ` +
      `${formatPrecision(progress.currentPrecision)}, is what was asked for. You may run on with ` +
      'Sequential, but two weeks narrow the interval little, and other tests wait.',
    stop:
      `${formatBounds(primary.effect)} rules out a gain of 2%, the target. A neutral primary ` +
      'metric means “do not roll out”, and a full bar says that more data are not what is missing.',
    investigate:
      'The split and the other checks are fine. A flat result with good data is a result.',
  }),
  read: {
    to: '/experiment-analysis/reading-results/progress-bar/',
    label: 'what a full progress bar says',
  },
};

/** A winner that breaks a guardrail. */
export const harmful: Case = {
  id: 'homepage',
  story:
    'The home page is put together for each visitor. The method is Sequential, and this is day 21 of 28. Somebody ' +
    'says: “The primary metric won. Load time is only a guardrail.”',
  experiment: planned({
    name: 'Personalized home page',
    days: 21,
    plannedDays: 28,
    targetPrecision: 0.03,
    subjects: [61_870, 61_742],
    metrics: [
      primary('Articles read', ['increase', 'number'], arms(4.12, 30.2, 4.34, 32.4)),
      guardrail(
        'Page load time',
        ['decrease', 'milliseconds'],
        arms(1240, 372_000, 1338, 431_000),
        0.05,
      ),
    ],
  }),
  answer: 'stop',
  reasons: ({primary, rows}) => ({
    ship:
      `Articles read did rise, ${formatBounds(primary.effect)}. With a guardrail significantly ` +
      'negative, the default recommendation is still “Do Not Roll Out”: a guardrail is there for exactly this case.',
    wait:
      'More data will not bring the load time back: its whole interval lies beyond the cutoff of +5%. ' +
      'Meanwhile more visitors wait longer.',
    stop:
      `Load time should fall, so a lift of ${formatSignedEffect(rows[1]?.effect.lift ?? 0)}, ` +
      `${formatBounds(rows[1]?.effect ?? primary.effect)}, is red. It is harm beyond what you tolerate. ` +
      'Turn it off, make the page faster, and test again: the gain is worth it.',
    investigate:
      'The checks passed, and the numbers can be trusted. Find out why the page is slow, but with the ' +
      'treatment turned off.',
  }),
  read: {
    to: '/data-management/organizing-metrics/guardrails/#read-the-states',
    label: 'how guardrails are read',
  },
};
