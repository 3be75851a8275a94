/** The field that makes a simulation repeatable. */
export const seed = {
  label: 'Seed',
  initial: '1',
  hint: 'The same seed and fields give the same result.',
  ...{whole: true, min: 1, max: 2 ** 31 - 1},
};

/** The field that says how often an experiment is repeated. */
export const runs = {label: 'Runs', initial: '2000', whole: true, min: 100, max: 100_000};
