import {describe, expect, it} from 'vitest';
import {definitions} from './definitions.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {errorsOf, withExample} from './example.ts';

/** What is typed into a form, by the prefix of its calculator: where it is refused, and how. */
const REFUSALS: Readonly<Record<string, readonly [typed: Raw, field: string, message: string][]>> =
  {
    size: [
      [{metric: 'ratio', covariance: '900'}, 'covariance', 'cannot exceed'],
      [{rate: '60', target: '80'}, 'target', 'above 100%'],
      [{power: '1'}, 'power', 'above alpha / 2'],
      [{power: '0.8'}, 'power', 'Enter 80,'],
      [{metric: 'mean', mean: '0'}, 'mean', 'other than 0'],
      [{perWeek: '0', rate: '100'}, 'rate', 'below 100'],
      [{perWeek: '0', rate: '100'}, 'perWeek', 'of 1 or more'],
    ],
    ci: [
      [
        {data: 'conversions', conversionsControl: '30000'},
        'conversionsControl',
        'Enter at most as many conversions as subjects.',
      ],
    ],
    srm: [
      [
        {mode: 'sequential', batches: '510 490\n\n7 8 9'},
        'batches',
        'Line 3 must have 2 whole numbers',
      ],
    ],
    cuped: [
      [{mean: '1'}, 'mean', 'at least 10 standard errors from 0'],
      [{mode: 'arms', controlDuring: '0'}, 'controlDuring', 'is 0'],
    ],
    tests: [
      [
        {alpha: '0.05'},
        'alpha',
        'Enter 5, because this field is in percent, not “0.05”. If you mean',
      ],
      [{pValues: 'Orders'}, 'pValues', 'Line 1: enter a name and p-values'],
      [{pValues: 'Orders 5%'}, 'pValues', 'not “Orders 5%”'],
      [{pValues: 'Orders 0.01\nReturns <0.05'}, 'pValues', 'Line 2'],
      [{pValues: 'Orders 1.2'}, 'pValues', 'from 0 to 1'],
      [{pValues: 'Orders ,5 1.000,5'}, 'pValues', 'not “Orders ,5 1.000,5”'],
      [{pValues: 'Orders 0.1 0.2\n\nReturns 0.1'}, 'pValues', 'Line 3 must have as many p-values'],
      [{pValues: 'Orders 0.1\nOrders 0.2'}, 'pValues', 'repeats the name “Orders”'],
      [{pValues: ''}, 'pValues', 'Enter a line for each metric'],
      [{pValues: '0.5\n'.repeat(201)}, 'pValues', 'at most 200 p-values, not 201'],
    ],
    lift: [
      ...Object.entries({
        'ms\n300\n1.000,5\n': 'Line 3: Enter 1000.5, with a point as decimal mark, not “1.000,5”.',
        '300': 'Enter 2 to 10,000 numbers, one on each line; there are 1.',
        '120 340\n5':
          'Line 1: Enter 120340 without spaces, or one number on each line, not “120 340”.',
        '1,250;2,500': 'Line 1: Enter 1250 or 1.250: between semicolons “1,250” can be either.',
        'NULL\n1\n2': 'Line 1: Enter a number as value, not “NULL”.',
        '1O0\n1\n2': 'Line 1: Enter a number as value, not “1O0”.',
        'revenue_7d\n0,125\n2': 'Line 2: Enter 0.125, with a point as decimal mark, not “0,125”.',
      }).map(([valuesControl, message]): [Raw, string, string] => [
        {data: 'percentile', valuesControl},
        'valuesControl',
        message,
      ]),
      [{data: 'percentile', percentile: '0.9'}, 'percentile', 'Enter 90,'],
      [{data: 'ratio', covarianceControl: '900'}, 'covarianceControl', 'between -115.5 and 115.5'],
    ],
    power: [[{weeksPlanned: '0.5'}, 'weeksPlanned', 'Enter at least the weeks so far.']],
  };

describe.each(Object.entries(REFUSALS))(
  'the calculator “%s” refuses with a sentence',
  (name, rows) => {
    const answer = withExample(definitions.find(({prefix}) => prefix === name)!);

    it.each(rows)('%j at %s', (typed, field, message) => {
      expect(errorsOf(answer(typed))[field]).toContain(message);
    });
  },
);
