import {StatisticsInputError} from '../../statistics/validate.ts';
import {DEFAULT_TUNING, multipliersAt} from '../../statistics/sequentialCI.ts';
import {relativeLift, subjectsForLift} from '../../statistics/relativeLift.ts';
import {smallestCount} from '../../statistics/planning.ts';
import {choiceField, numberField, percentField, type Fields, type Values} from '../kit/fields.ts';
import {confidence, rate, se, subjectsOfBoth} from '../kit/commonFields.ts';
import type {Figures, Formulas, Program, Raw} from '../kit/types.ts';
import {rhoAt, squaredBoundary, shownFromFormula} from '../kit/code/formulas.ts';

const isRate = ({data}: Raw) => data === 'rate';
const isMean = ({data}: Raw) => data === 'mean';
const isNow = ({data}: Raw) => data === 'now';

/** The form: how much a subject varies, the effect, and how fast subjects come. */
export const fields = {
  data: choiceField('Metric', {
    rate: 'Conversion rate',
    mean: 'Mean per subject',
    now: 'Standard error so far',
  }),
  rate: {...rate, when: isRate},
  mean: numberField('Mean', '36.23', {min: -1e12, max: 1e12, when: isMean}),
  variance: numberField('Variance of one subject', '80000', {above: 0, max: 1e24, when: isMean}),
  se: {...se, initial: '1.409', when: isNow},
  n: {...subjectsOfBoth, max: 1e12, when: isNow},
  perWeek: numberField('Subjects a week', '10000', {
    hint: 'In control and treatment together',
    min: 10,
    max: 1e12,
  }),
  weeks: numberField('Weeks', '10', {whole: true, min: 2, max: 104}),
  effect: percentField('Estimated lift', '5', {hint: 'Without a sign', min: 0.001, max: 1000}),
  confidence,
} satisfies Fields;

/** Methods whose bounds are compared, in the order they are shown. */
export const METHODS = {
  fixed: 'Fixed Sample',
  sequential: 'Sequential',
  hybridRunning: 'Hybrid, running',
  hybridEnded: 'Hybrid, after end date',
} as const;

export type Method = keyof typeof METHODS;

type Input = Values<typeof fields>;

export type Look = ReturnType<typeof lookAt>;
export type Boundaries = ReturnType<typeof computeBoundaries>;

/** Rows of the table, and points of the lines. */
const ROWS = 10;
const POINTS = 60;

/** Squared errors per lift beyond which no number of subjects is worth showing. */
const MOST_SUBJECTS = 1e13;

/**
 * Standard error of a lift as large as the estimate, with one subject in each variation. Subjects
 * of a mean vary alike in both; those of a conversion rate as their rates say.
 */
function unitErrorOf({data, rate, mean, variance, se, n, effect}: Input): number {
  if (data === 'now') return se * Math.sqrt(n / 2);
  const armOf = (factor: number) =>
    data === 'rate'
      ? {n: 1, mean: rate * factor, variance: rate * factor * (1 - rate * factor)}
      : {n: 1, mean: mean * factor, variance};
  if (data === 'rate' && rate * (1 + effect) > 1) {
    const message = 'Enter a smaller lift: this one takes the rate above 100%.';
    throw new StatisticsInputError('effect', message);
  }
  const {standardError} = relativeLift({control: armOf(1), treatment: armOf(1 + effect)});
  if (standardError === null) {
    throw new StatisticsInputError('mean', 'Enter a mean other than 0: lifts are relative to it.');
  }
  return standardError;
}

/** Mean and variance of one subject of control. */
export function momentsOf({data, rate, mean, variance}: Input) {
  return data === 'rate' ? {mean: rate, variance: rate * (1 - rate)} : {mean, variance};
}

/** Multipliers and half-widths of every method with so many subjects in each variation. */
function lookAt(nPerVariation: number, unitError: number, confidence: number) {
  const n = 2 * nPerVariation;
  const standardError = unitError / Math.sqrt(nPerVariation);
  const multipliers = multipliersAt(n, confidence);
  const halfWidth = (method: Method): number => multipliers[method] * standardError;
  return {nPerVariation, n, standardError, multipliers, halfWidth};
}

/**
 * Half-widths of the interval of the given estimate, and when each method first excludes 0 with a
 * lift that is shown.
 */
export function computeBoundaries(values: Input) {
  const {perWeek, weeks, effect, confidence} = values;
  const unitError = unitErrorOf(values);
  if ((unitError / effect) ** 2 > MOST_SUBJECTS) {
    const message = 'Enter a larger lift: no experiment has the subjects that this one takes.';
    throw new StatisticsInputError('effect', message);
  }
  // The standard error of a lift does not tell that of control.
  const shownFrom = values.data === 'now' ? 1 : subjectsForLift(momentsOf(values)).subjects;
  const at = (nPerVariation: number): Look => lookAt(nPerVariation, unitError, confidence);
  const share = (part: number): Look => at(Math.max(1, Math.round((perWeek * weeks * part) / 2)));
  const methods = Object.keys(METHODS) as Method[];
  const excluded = methods.map((method) => {
    // Bounds that equal the estimate but for the last bit count as reached.
    const from = smallestCount((n) => at(n).halfWidth(method) <= effect * (1 + 1e-12));
    return {method, from};
  });
  const isShown = ({nPerVariation}: Look): boolean => nPerVariation >= shownFrom;
  return {
    values,
    shownFrom,
    crossings: Object.fromEntries(
      excluded.map(({method, from}) => [method, at(Math.max(from, shownFrom))]),
    ) as Record<Method, Look>,
    /** Methods whose interval excludes 0 before a lift is shown. */
    limited: excluded.filter(({from}) => from < shownFrom).map(({method}) => method),
    rows: Array.from({length: ROWS}, (_, index) => {
      const look = share((index + 1) / ROWS);
      return {...look, isShown: isShown(look)};
    }),
    points: Array.from({length: POINTS}, (_, index) => share((index + 6) / (POINTS + 5))).filter(
      isShown,
    ),
  };
}

/** How scripts name the methods. */
const NAMES: Record<Method, string> = {
  fixed: 'fixed',
  sequential: 'sequential',
  hybridRunning: 'hybrid_running',
  hybridEnded: 'hybrid_ended',
};

const methods = Object.keys(METHODS) as Method[];

/** The crossings, and the bounds at every look of the table that shows them. */
export function figures({crossings, limited, shownFrom, rows}: Boundaries): Figures {
  const limit = limited.length > 0 ? [['subjects_for_lift', 2 * shownFrom]] : [];
  const subjects = methods.map((method) => [`subjects_${NAMES[method]}`, crossings[method].n]);
  const bounds = rows.flatMap((look, index) =>
    look.isShown
      ? methods.map((method) => [`bound_${NAMES[method]}_${index + 1}`, look.halfWidth(method)])
      : [],
  );
  return Object.fromEntries([...limit, ...subjects, ...bounds]) as Record<string, number>;
}

/** Standard error of a lift as large as the effect, with one subject in each variation. */
function metricOf({values}: Boundaries): Program {
  const {data, rate, mean, variance, se, n} = values;
  if (data === 'now') {
    return {
      given: {standard_error: se, subjects: n},
      formulas: {unit_error: 'standard_error * sqrt(subjects / 2)'},
    };
  }
  return data === 'rate'
    ? {
        given: {rate},
        formulas: {
          shown_from: shownFromFormula('rate', '(rate * (1 - rate))'),
          treated: 'rate * (1 + effect)',
          unit_error: 'sqrt(treated * (1 - treated) + (1 + effect) ^ 2 * rate * (1 - rate)) / rate',
        },
      }
    : {
        given: {mean, variance},
        formulas: {
          shown_from: shownFromFormula('mean', 'variance'),
          unit_error: 'sqrt(variance * (1 + (1 + effect) ^ 2)) / abs(mean)',
        },
      };
}

/** Squared multipliers by method, with `n` subjects in each variation. */
const SQUARES: Record<Method, (n: string) => string> = {
  fixed: () => 'z ^ 2',
  sequential: (n) => squaredBoundary('rho', 'log_inverse', `(2 * ${n})`),
  hybridRunning: (n) => squaredBoundary('rho_half', 'log_inverse_half', `(2 * ${n})`),
  hybridEnded: () => 'z_half ^ 2',
};

/**
 * Where the half-width equals the effect, or a lift is first shown, which a standard error so far
 * does not tell; the sequential multiplier depends on the answer.
 */
function crossingOf(method: Method, {data}: Boundaries['values']): [string, Formulas[string]][] {
  const name = `log_n_${NAMES[method]}`;
  const excluded = `ceiling(exp(${name}))`;
  const crossing = data === 'now' ? excluded : `max(${excluded}, shown_from)`;
  return [
    [
      name,
      {
        increasing: `${name} - log(needed * ${SQUARES[method](`exp(${name})`)})`,
        low: 'log(needed) - 1',
        high: 'log(needed) + 40',
      },
    ],
    [`subjects_${NAMES[method]}`, `2 * ${crossing}`],
  ];
}

function boundsAt(nPerVariation: number, index: number): [string, string][] {
  return methods.map((method) => [
    `bound_${NAMES[method]}_${index + 1}`,
    `sqrt(${SQUARES[method](String(nPerVariation))}) * unit_error / sqrt(${nPerVariation})`,
  ]);
}

/** Crossings and bounds as a script. */
export function program(result: Boundaries): Program {
  const {values, rows, limited} = result;
  const metric = metricOf(result);
  const crossings = methods.flatMap((method) => crossingOf(method, values));
  const bounds = rows.flatMap(({nPerVariation, isShown}, index) =>
    isShown ? boundsAt(nPerVariation, index) : [],
  );
  return {
    given: {
      ...metric.given,
      effect: values.effect,
      confidence: values.confidence,
      tuning: DEFAULT_TUNING,
    },
    formulas: {
      ...metric.formulas,
      alpha: '1 - confidence',
      z: '-qnorm(alpha / 2)',
      z_half: '-qnorm(alpha / 4)',
      log_inverse: '-log(alpha)',
      rho: rhoAt('log_inverse'),
      log_inverse_half: '-log(alpha / 2)',
      rho_half: rhoAt('log_inverse_half'),
      needed: '(unit_error / effect) ^ 2',
      ...(limited.length > 0 && {subjects_for_lift: '2 * shown_from'}),
      ...(Object.fromEntries([...crossings, ...bounds]) as Formulas),
    },
  };
}
