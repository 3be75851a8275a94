import {describe, expect, it} from 'vitest';
import {evaluate, initialOf} from '../../src/features/calculators/kit/fields.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {
  notes,
  summarize,
  leftOutTable,
} from '../../src/features/metric-explorer/describe/tables.ts';
import {defineExplorer, type Exploration} from '../../src/features/metric-explorer/explorer.ts';
import {STARTS} from '../../src/features/metric-explorer/remark/index.ts';
import {demoData} from './demoData.ts';

function fill(patch: Raw) {
  const {definition} = defineExplorer(demoData, {});
  return evaluate(definition, {...initialOf(definition.fields), ...patch});
}

function explore(patch: Raw): Exploration {
  const evaluation = fill(patch);
  if ('errors' in evaluation) throw new Error(JSON.stringify(evaluation.errors));
  return evaluation.result;
}

function reasons(patch: Raw): string[] {
  return explore(patch).timeline.sides.flatMap(({judged}) =>
    judged.map(({counts, why}) => `${counts ? 'counts' : 'no'}: ${why}`),
  );
}

describe('why an event counts', () => {
  it('an order after 7.8 days is too late for a conversion of 7 days', () => {
    expect(reasons({aggregation: 'conversion', userShown: 'u04'})).toEqual([
      'no: 7 days 19 hours after the start: too late, counting ends at 7 days, included (2025-03-09 14:00)',
    ]);
  });

  it('a view at exactly 7 days is retained, and the day before is too early', () => {
    const views = reasons({aggregation: 'retention', fact: 'page_view', userShown: 'u08'});
    expect(views.at(-1)).toBe('counts: 7 days after the start');
    expect(views[0]).toMatch(/too early/);
  });

  it('orders before the assignment, and one without an amount', () => {
    expect(reasons({userShown: 'u01'}).slice(0, 2)).toEqual([
      'no: 8 days 21 hours before the assignment, where the clock starts',
      'no: 30 minutes before the assignment, where the clock starts',
    ]);
    expect(reasons({userShown: 'u05'})).toEqual([
      'no: it has no gross_amount: NULL values are ignored',
    ]);
  });

  it('an order of another category, and after the end of the events', () => {
    expect(reasons({filter_purchases: 'is:grocery', userShown: 'u08'})).toEqual([
      'no: its category is home, and the metric counts only grocery',
    ]);
    expect(reasons({until: '2025-03-14', userShown: 'u10'})).toEqual([
      'no: after the end of the event period',
    ]);
  });

  it('a newer plan takes the place of an older one', () => {
    expect(reasons({fact: 'monthly_price', aggregation: 'last_value', userShown: 'u02'})).toEqual([
      'no: a newer value is taken instead',
      expect.stringMatching(/^counts/),
    ]);
  });

  it('steps of a funnel in the wrong order', () => {
    expect(reasons({type: 'funnel', userShown: 'u04'}).slice(0, 2)).toEqual([
      'no: step 2 out of order: step 1, product, comes first',
      'counts: step 1, product: 1 hour 10 minutes after the start',
    ]);
  });
});

describe('who is in', () => {
  it('mixed variations and other experiments are left out', () => {
    expect(leftOutTable(explore({})).rows).toEqual([
      ['u11', 'It saw control and treatment, so it counts for neither.'],
      ['u12', 'It has no assignment in checkout_redesign.'],
    ]);
  });

  it('an entry point leaves out who never reached it', () => {
    const ids = leftOutTable(explore({clock: 'entry'})).rows.map(([id]) => id);
    expect(ids).toEqual(['u07', 'u09', 'u11', 'u12']);
  });
});

describe('what does not go together', () => {
  it.each<[string, Raw, RegExp]>([
    ['winsorize', {aggregation: 'conversion', winsorize: 'upper'}, /0 or 1/],
    ['timeFrame', {aggregation: 'conversion', timeFrame: 'days'}, /X days/],
    ['timeFrame', {aggregation: 'threshold', timeFrame: 'days'}, /time limit/],
    ['agedOnly', {agedOnly: 'yes'}, /Choose a time frame/],
    ['agedOnly', {aggregation: 'threshold', agedOnly: 'yes'}, /not documented/],
    ['fact', {fact: 'item_id'}, /is text/],
    ['fact', {type: 'percentile', fact: 'page_view'}, /needs a number/],
    ['fact', {entity: 'store', fact: 'load_time_ms'}, /no store_id/],
    ['entity', {type: 'funnel', entity: 'store'}, /store_id/],
    ['entity', {clock: 'entry', entity: 'store'}, /store_id/],
    ['belowAggregation', {type: 'ratio', belowAggregation: 'conversion'}, /never/],
    ['belowAgedOnly', {type: 'ratio', aggregation: 'retention'}, /not documented/],
    ['timeFrame', {timeFrame: 'days', start: '7', end: '7'}, /end after/],
    ['percentile', {type: 'percentile', percentile: '0.95'}, /^Enter 95, /],
    ['upper', {winsorize: 'upper', upper: '0.99'}, /^Enter 99, /],
    ['winsorize', {winsorize: 'both', lower: '90'}, /above the upper/],
  ])('%s says why: %j', (field, patch, message) => {
    expect(fill(patch)).toEqual({errors: {[field]: expect.stringMatching(message)}});
  });
});

describe('the result', () => {
  it.each(Object.entries(STARTS))('begins with %s', (_, start) => {
    expect(summarize(explore(start))).toMatch(/^Control .*, treatment .*\. Lift /);
  });

  it('says that Eppo would show no lift for five subjects', () => {
    expect(notes(explore({})).join()).toMatch(/Eppo would show no lift: control is 1\.4 standard/);
  });

  it('says why there is no lift when control is 0', () => {
    const nobody = explore({aggregation: 'threshold', breach: '40'});
    expect(summarize(nobody)).toBe('Control 0%, treatment 60%.');
    expect(notes(nobody)).toEqual([expect.stringMatching(/control is 0/)]);
  });
});
