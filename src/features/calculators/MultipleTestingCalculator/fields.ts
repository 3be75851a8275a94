import type {Fields} from '../kit/fields.ts';

/** The form; the example is that of the page on multiple testing. */
export const fields = {
  pValues: {
    label: 'p-values',
    hint: 'One line per metric: its name, then a p-value for each treatment; the first is primary',
    initial: [
      ...['Purchases 0.008', 'Revenue 0.001', 'Sign-ups 0.039', 'Page views 0.041'],
      ...['Searches 0.042', 'Returns 0.06', 'Complaints 0.074', 'Load time 0.205'],
      ...['Sessions 0.212', 'Shares 0.216'],
    ].join('\n'),
    rows: 10,
  },
  alpha: {
    label: 'Significance level α',
    hint: '1 minus the confidence level',
    ...{initial: '5', unit: '%', above: 0, below: 100, shareBelow: 0.5},
  },
  primaryWeight: {
    label: 'Weight of the primary metric',
    hint: 'Weighted α spending',
    ...{initial: '50', unit: '%', above: 0, below: 100, shareBelow: 1},
  },
} satisfies Fields;
