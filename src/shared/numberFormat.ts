import {formatLocale} from 'd3-format';

/**
 * Turns a specifier of d3-format (`,.2~f`) into a function that writes numbers. Pages use it instead of
 * `toLocaleString`: a browser takes 30 ms to load the rules of languages when a page first asks for them,
 * and a phone over 100.
 */
export const {format: numberFormat} = formatLocale({
  decimal: '.',
  thousands: ',',
  grouping: [3],
  currency: ['$', ''],
  minus: '-',
});

/** A number with grouped thousands and at most three decimals: 1234567 is `1,234,567`. */
export const groupDigits = numberFormat(',.3~f');
