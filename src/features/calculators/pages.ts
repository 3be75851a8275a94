/** The page of each calculator, by the prefix of its query parameters. */
export const calculatorPages = {
  bayes: '/statistics/lab/bayesian/',
  bounds: '/statistics/lab/sequential-boundaries/',
  cap: '/statistics/lab/winsorization/',
  ci: '/statistics/confidence-intervals/#try-it',
  cuped: '/statistics/lab/cuped/',
  global: '/statistics/lab/global-lift/',
  lift: '/statistics/lab/lift/',
  margin: '/statistics/lab/non-inferiority/',
  overlap: '/statistics/lab/interaction/',
  paste: '/statistics/lab/paste-your-data/',
  power: '/statistics/lab/power-while-running/',
  size: '/statistics/sample-size-calculator/usage/',
  srm: '/statistics/sample-ratio-mismatch/#check-a-split',
  tests: '/statistics/lab/multiple-testing/',
};

export type CalculatorPrefix = keyof typeof calculatorPages;
