import {writeState} from '../../../shared/ui/queryFields/queryState.ts';

/** The page of each calculator, by the prefix of its query parameters. */
export const calculatorPages = {
  bayes: '/statistics/lab/bayesian/',
  ci: '/statistics/confidence-intervals/#try-it',
  cuped: '/statistics/lab/cuped/',
  lift: '/statistics/lab/lift/',
  paste: '/statistics/lab/paste-your-data/',
  power: '/statistics/lab/power-while-running/',
  size: '/statistics/sample-size-calculator/usage/',
  srm: '/statistics/sample-ratio-mismatch/#check-a-split',
  tests: '/statistics/lab/multiple-testing/',
};

export type CalculatorPrefix = keyof typeof calculatorPages;

/** Numbers as they are typed: enough digits, no rounding noise. */
const typed = (value: string | number): string =>
  typeof value === 'string' ? value : String(Number(value.toPrecision(10)));

/** Address of a page that fills in the fields of its calculator, but those at their defaults. */
export function calculatorLink(
  prefix: CalculatorPrefix,
  fields: Readonly<Record<string, string | number>>,
  defaults: Readonly<Record<string, string>> = {},
): string {
  const [path, hash] = calculatorPages[prefix].split('#');
  const texts = Object.entries(fields).map(([name, value]) => [name, typed(value)] as const);
  const query = writeState('', prefix, Object.fromEntries(texts), defaults);
  return `${path}${query}${hash ? `#${hash}` : ''}`;
}
