import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Figures, Formulas, Program} from '../kit/types.ts';
import {rhoAt, squaredBoundary, subjectsForLift} from '../kit/code/formulas.ts';
import {METHODS, type Boundaries, type Method} from './compute.ts';

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
          shown_from: subjectsForLift('rate', '(rate * (1 - rate))'),
          treated: 'rate * (1 + effect)',
          unit_error: 'sqrt(treated * (1 - treated) + (1 + effect) ^ 2 * rate * (1 - rate)) / rate',
        },
      }
    : {
        given: {mean, variance},
        formulas: {
          shown_from: subjectsForLift('mean', 'variance'),
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
