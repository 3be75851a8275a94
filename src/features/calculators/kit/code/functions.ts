import type {Language} from '../types.ts';

/** What a language calls a function, or the lines above the formulas that define it. */
type Function = string | readonly string[];

const math = (name: string, as = name) => [
  `from math import ${name}${as === name ? '' : ` as ${as}`}`,
];
const macro = (signature: string, body: string) => [
  `CREATE OR REPLACE TEMP MACRO ${signature} AS`,
  `  ${body};`,
];

/** Functions of SQL whose lines use others, which come before. */
export const USES = new Map([
  ['pnorm', ['dnorm']],
  ['qnorm', ['dnorm', 'pnorm']],
  ['chisq_tail', ['dnorm', 'pnorm']],
]);

const FUNCTIONS = {
  r: {
    ranked: ['ranked <- function(values, rank) values[rank]'],
    share_up_to: ['share_up_to <- function(values, limit) mean(values <= limit)'],
    chisq_tail: ['chisq_tail <- function(x, df) pchisq(x, df, lower.tail = FALSE)'],
    holm: ['holm <- function(values, p) p.adjust(values, "holm")[match(p, values)]'],
    benjamini_hochberg: [
      'benjamini_hochberg <- function(values, p) p.adjust(values, "BH")[match(p, values)]',
    ],
  },
  python: {
    sqrt: math('sqrt'),
    exp: math('exp'),
    log: math('log'),
    log1p: math('log1p'),
    lgamma: math('lgamma'),
    floor: math('floor'),
    ceiling: math('ceil', 'ceiling'),
    length: 'len',
    sort: 'sorted',
    mean: ['from statistics import fmean as mean'],
    var: ['from statistics import variance as var'],
    sign: ['def sign(x): return (x > 0) - (x < 0)'],
    pnorm: ['from math import erfc, sqrt', 'def pnorm(x): return erfc(-x / sqrt(2)) / 2'],
    qnorm: ['from statistics import NormalDist', 'qnorm = NormalDist().inv_cdf'],
    dnorm: ['from statistics import NormalDist', 'dnorm = NormalDist().pdf'],
    ranked: ['def ranked(values, rank): return values[int(rank) - 1]'],
    share_up_to: [
      'def share_up_to(values, limit): return sum(v <= limit for v in values) / len(values)',
    ],
    chisq_tail: [
      'from math import erfc, exp, lgamma, log, sqrt',
      'def chisq_tail(x, df):',
      '    tail = erfc(sqrt(x / 2)) if df % 2 else 0',
      '    half = max(x, 1e-300) / 2',
      '    terms = (exp(j / 2 * log(half) - half - lgamma(j / 2 + 1)) for j in range(df % 2, df - 1, 2))',
      '    return tail + sum(terms)',
    ],
    holm: [
      'def holm(values, p):',
      '    count = len(values)',
      '    return min(1, max((count - j) * v for j, v in enumerate(sorted(values)) if v <= p))',
    ],
    benjamini_hochberg: [
      'def benjamini_hochberg(values, p):',
      '    steps = (len(values) / j * v for j, v in enumerate(sorted(values), 1) if v >= p)',
      '    return min(1, min(steps))',
    ],
  },
  sql: {
    log: 'ln',
    min: 'least',
    max: 'greatest',
    mean: 'list_avg',
    var: 'list_var_samp',
    sort: 'list_sort',
    log1p: macro('log1p(x)', 'ln(1 + x)'),
    dnorm: macro('dnorm(x)', 'exp(-x * x / 2) / sqrt(2 * pi())'),
    pnorm: [
      '-- P(Z <= x) for a standard normal Z, which DuckDB has no function for:',
      '-- a continued fraction in the tails, a series between them.',
      'CREATE OR REPLACE TEMP MACRO upper_tail(x) AS',
      '  dnorm(x) / list_reduce(range(200, 0, -1)::DOUBLE[], lambda rest, k: x + k / rest, x + 14);',
      'CREATE OR REPLACE TEMP MACRO pnorm(x) AS CASE',
      '  WHEN x <= -1 THEN upper_tail(-x)',
      '  WHEN x >= 1 THEN 1 - upper_tail(x)',
      '  ELSE 0.5 + dnorm(x) * x *',
      '    list_reduce(range(61, 1, -2)::DOUBLE[], lambda rest, k: 1 + x * x / k * rest, 1)',
      'END;',
    ],
    qnorm: [
      "-- The x with P(Z <= x) = p, by Newton's method.",
      'CREATE OR REPLACE TEMP MACRO qnorm(p) AS',
      '  list_reduce(range(100)::DOUBLE[], lambda z, k: z - (pnorm(z) - p) / dnorm(z), 0);',
    ],
    ranked: macro('ranked(list, rank)', 'list[rank::BIGINT]'),
    share_up_to: macro(
      'share_up_to(list, bound)',
      'length(list_filter(list, lambda v: v <= bound)) / length(list)',
    ),
    chisq_tail: [
      '-- P(X > x) for a chi-square X with a whole number of degrees of freedom.',
      'CREATE OR REPLACE TEMP MACRO chisq_tail(x, df) AS',
      '  if(df % 2 = 1, 2 * pnorm(-sqrt(x)), 0) + coalesce(list_sum(list_transform(',
      '    range((df % 2)::BIGINT, df::BIGINT - 1, 2), lambda j: exp(j / 2 *',
      '    ln(greatest(x, 1e-300) / 2) - x / 2 - lgamma(j / 2 + 1)))), 0);',
    ],
    holm: macro(
      'holm(list, p)',
      'least(1, list_max(list_transform(range(1, length(list) + 1), lambda j: ' +
        'if(list_sort(list)[j] <= p, (length(list) - j + 1) * list_sort(list)[j], 0))))',
    ),
    benjamini_hochberg: macro(
      'benjamini_hochberg(list, p)',
      'least(1, list_min(list_transform(range(1, length(list) + 1), lambda j: ' +
        'if(list_sort(list)[j] >= p, length(list) / j * list_sort(list)[j], 1))))',
    ),
  },
} satisfies Record<Language, Record<string, Function>>;

/**
 * A function that a language has under another name, or has not.
 *
 * @param name as in formulas
 */
export function functionOf(language: Language, name: string): Function | undefined {
  return new Map<string, Function>(Object.entries(FUNCTIONS[language])).get(name);
}
