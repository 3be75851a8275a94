import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {linearScale} from '../../src/features/calculators/kit/chartScale.ts';
import {
  answerOf,
  tablesToCsv,
  toText,
  type Definition,
} from '../../src/features/calculators/kit/definition.ts';
import {evaluate, initialOf, type Fields} from '../../src/features/calculators/kit/fields.ts';
import {parseNumber} from '../../src/features/calculators/kit/readNumber.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {readState, writeState} from '../../src/shared/ui/queryFields/queryState.ts';
import {intervalExplorer} from '../../src/features/calculators/ConfidenceIntervalExplorer/definition.ts';
import {mismatchChecker} from '../../src/features/calculators/SampleRatioMismatchChecker/definition.ts';
import {sampleSize} from '../../src/features/calculators/SampleSizeCalculator/definition.ts';
import {definitions} from './definitions.ts';
import {errorsOf, resultOf, withExample} from './example.ts';
import {randomForms, rareForms} from './randomForms.ts';

import * as format from '../../src/features/calculators/kit/format.ts';

const plan = withExample(sampleSize);
const explore = withExample(intervalExplorer);
const check = withExample(mismatchChecker);

/** Every text a reader sees for a raw state: summary, copy text and computation, or messages. */
function textsOf<F extends Fields, Result>(definition: Definition<F, Result>) {
  return (raw: Raw): string[] => {
    const evaluation = evaluate(definition, raw);
    if ('errors' in evaluation) return Object.values(evaluation.errors);
    const {result} = evaluation;
    const steps = definition.toSteps(result, raw).map((step) => step.filled);
    return [definition.summarize(result), toText(definition, result, raw), ...steps];
  };
}

describe('typed numbers', () => {
  it.each([
    ['1,200', 1200],
    ['23 740', 23740],
    ['3.5e6', 3_500_000],
    ['−2.5', -2.5],
    ['20 %', 20],
    ['$1,200.50', 1200.5],
    ['€ 1 200', 1200],
    ['1\u202f200 €', 1200],
    ["1'200", 1200],
    ['-$5', -5],
    [' .5 ', 0.5],
    ['1,250', 1250],
    ['-1,250,000', -1_250_000],
    ['12,5', NaN],
    ['0,125', NaN],
    ['−0,125', NaN],
    ['0 125', NaN],
    ['1,234 567', NaN],
    ['1.', NaN],
    ['abc', NaN],
    ['', NaN],
    ['--1', NaN],
    [',5', NaN],
    [':,5', NaN],
    ['<5', NaN],
    ['Infinity', NaN],
  ])('%j is read as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it('a long text is read at once', () => {
    const start = performance.now();
    expect(parseNumber(`1${' '.repeat(100_000)}x`)).toBeNaN();
    expect(parseNumber(`1${' '.repeat(100_000)}%`)).toBe(1);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  const fields = {
    rate: {label: 'Rate', initial: '', unit: '%', above: 0, below: 100},
    n: {label: 'Subjects', initial: '', whole: true, min: 1000},
    empty: {label: 'Mean', initial: ''},
  } satisfies Fields;
  const errorsFor = (raw: Raw) => errorsOf(evaluate({fields, compute: Object, fallback: 'n'}, raw));

  it.each([
    ['1.000,5', 'Enter 1000.5, with a point as decimal mark, not “1.000,5”.'],
    ['12,5', 'Enter 12.5, with a point as decimal mark, not “12,5”.'],
    [',5', 'Enter 0.5, with a point as decimal mark, not “,5”.'],
    ['0,125', 'Enter 0.125, with a point as decimal mark, not “0,125”.'],
    ['-0,125', 'Enter -0.125, with a point as decimal mark, not “-0,125”.'],
    ['1 200,50 €', 'Enter 1200.50, with a point as decimal mark, not “1 200,50 €”.'],
    ['1.000.000', 'Enter 1000000, without points between thousands, not “1.000.000”.'],
    ['5%', 'Enter 0.05, because this field is not in percent, not “5%”.'],
    ['1e400', 'Enter a number, not “1e400”.'],
  ])('%j is answered with what to type', (typed, message) => {
    expect(errorsFor({rate: '1', n: '1000', empty: typed})).toEqual({empty: message});
  });

  it.each([
    ['0.95', 'Enter 95, because this field is in percent, not “0.95”.'],
    ['.8', 'Enter 80, because this field is in percent, not “.8”.'],
    ['0.95 %', 'Enter a number of at least 50 and below 100 (percent), not “0.95 %”.'],
    ['40', 'Enter a number of at least 50 and below 100 (percent), not “40”.'],
    ['0.3', 'Enter a number of at least 50 and below 100 (percent), not “0.3”.'],
  ])('a share %j where percent are meant is answered with them', (typed, message) => {
    const level = {label: 'Level', initial: '95', unit: '%', min: 50, below: 100} as const;
    const evaluation = evaluate(
      {fields: {level}, compute: Object, fallback: 'level'},
      {level: typed},
    );
    expect(errorsOf(evaluation)).toEqual({level: message});
  });

  it('a share too small to be told from nothing is refused', () => {
    expect(errorsFor({rate: '5e-324'}).rate).toContain('not “5e-324”');
  });

  it.each([
    ['exposure', '0.5'],
    ['rSquared', '0.5'],
  ])('a small %s of %s could be a share, and is asked about', (name, typed) => {
    const message =
      'Enter 50, because this field is in percent, not “0.5”. If you mean 0.5%, enter it with the sign.';
    expect(errorsOf(plan({[name]: typed}))).toEqual({[name]: message});
    expect(plan({[name]: `${typed}%`})).toHaveProperty('result');
  });

  it('a number out of range is answered with the range and what was typed', () => {
    expect(errorsFor({rate: '120', n: '3.5', empty: ''})).toEqual({
      rate: 'Enter a number above 0 and below 100 (percent), not “120”.',
      n: 'Enter a whole number of 1,000 or more, not “3.5”.',
      empty: 'Enter a number.',
    });
  });

  it('a limit that nobody reaches is told to who has reached it only', () => {
    const count = {label: 'Subjects', initial: '1', whole: true, min: 0, max: 1e15} as const;
    const messageOf = (typed: string) =>
      errorsOf(evaluate({fields: {count}, compute: Object, fallback: 'count'}, {count: typed}));
    expect(messageOf('-5')).toEqual({count: 'Enter a whole number of 0 or more, not “-5”.'});
    expect(messageOf('1e16').count).toContain('at most 1,000,000,000,000,000');
  });
});

describe('the copied text', () => {
  it('says how a number with a comma was read, where it can mean two', () => {
    const answerFor = (patch: Raw) => {
      const raw = {...initialOf(intervalExplorer.fields), ...patch};
      return answerOf(intervalExplorer, resultOf(evaluate(intervalExplorer, raw)), raw);
    };
    const read = /“1,250” is read as 1250, not as 1\.250\.$/;
    expect(answerFor({varControl: ' 1,250'})).toMatch(read);
    const plain = answerFor({nControl: '1,250', varControl: '1,250,000', varTreatment: '1,250.5'});
    expect(plain).not.toContain('is read as');
    const looks = {...initialOf(mismatchChecker.fields), mode: 'sequential', batches: '510,490'};
    const result = resultOf(evaluate(mismatchChecker, looks));
    expect(answerOf(mismatchChecker, result, looks)).not.toContain('is read as');
  });

  it('says what stands in for a choice that an old address asks for', () => {
    const raw = {...initialOf(sampleSize.fields), method: 'bogus'};
    const text = answerOf(sampleSize, resultOf(evaluate(sampleSize, raw)), raw);
    expect(text).toMatch(
      /^With Sequential .*“bogus”, which Method does not have: this is Sequential/,
    );
  });

  it('holds the answer, the fields that are shown, and every table', () => {
    const raw = {...initialOf(intervalExplorer.fields), data: 'conversions', confidence: '90 %'};
    const text = toText(intervalExplorer, resultOf(evaluate(intervalExplorer, raw)), raw);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Confidence intervals by method',
      expect.stringContaining('At 90% confidence'),
      'Settings: Data: Conversions per variation; Control, Subjects: 23740; ' +
        'Control, Conversions: 4748; Treatment, Subjects: 23803; Treatment, Conversions: 4999; ' +
        'Confidence level: 90 %; Prior standard deviation: 5%; Direction: An increase is good.',
    ]);
    expect(text).toMatch(/\nMethod\tCenter\tInterval\t.*\nFixed Sample\t\+/);
  });
});

it('a CSV holds every table with numbers that a spreadsheet reads', () => {
  const {rows, head} = {head: ['Method', 'n', 'Lift'], rows: [['A', '1,200', '−3.11%']]};
  const tables = ['First', 'Second'].map((caption) => ({caption, head, rows}));
  expect(tablesToCsv(tables)).toBe(
    [
      'First',
      'Method,n,Lift',
      'A,1200,-3.11%',
      '',
      'Second',
      'Method,n,Lift',
      'A,1200,-3.11%',
      '',
    ].join('\r\n'),
  );
});

it('the query string holds only changed fields, and keeps foreign parameters and what was typed', () => {
  const defaults = {rate: '20', method: 'fixed'};
  const given = '?q=x&size-method=hybrid';
  const search = writeState(given, 'size', {rate: '5 %', method: 'fixed'}, defaults);
  expect(search).toBe('?q=x&size-rate=5+%25');
  expect(readState(search, 'size', defaults)).toEqual({rate: '5 %', method: 'fixed'});
  expect(readState('?q=x&ci-rate=3', 'size', defaults)).toBeNull();
});

describe('shown numbers', () => {
  it('are rounded, signed and never scientific where a reader expects decimals', () => {
    expect(format.formatPercent(0.95)).toBe('95%');
    expect(format.formatEffect(0.056)).toBe('5.60%');
    expect(format.formatSignedEffect(-0.0311)).toBe('−3.11%');
    expect(format.formatPercent(-0.00000141, 3)).toBe('−0.00014%');
    expect(format.formatProbability(0.99990001)).toBe('over 99.9%');
    expect(format.formatProbability(0.957)).toBe('95.7%');
    expect(format.formatProbability(1)).toBe('over 99.9%');
    expect(format.formatProbability(0)).toBe('below 0.1%');
    expect(format.formatEvidence(0.0133427)).toBe('p = 0.0133');
    expect(format.formatEvidence(0)).toBe('p below 1e-300');
    expect(format.formatEvidence(null)).toBe('–');
    expect(format.formatCount(15_721.4)).toBe('15,721');
    expect(format.formatPValue(0.0133427)).toBe('0.0133');
    expect(format.formatPValue(6.4e-22)).toBe('6.4e-22');
    expect(format.formatPValue(0)).toBe('below 1e-300');
    expect(format.formatNumber(null)).toBe('–');
  });

  const numbers = [0.5, 7, 999, 1000, -1234.5, 98765.4321, 1e6, 123456789.123, -0.0123, 0.000456];

  /** Writes a number as a browser does in American English. */
  const intl = (options: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat('en-US', options).format(value);

  it('numbers read as a browser writes them', () => {
    const decimals = intl({maximumFractionDigits: 4});
    const digits = intl({maximumSignificantDigits: 2});
    for (const number of numbers) expect(format.formatNumber(number)).toBe(decimals(number));
    for (const tiny of [0.0000234, -0.00000235, 0.00001, 0.0000995, 3e-7]) {
      expect(format.formatNumber(tiny)).toBe(digits(tiny));
    }
  });

  it('effects have two decimals, p-values three digits', () => {
    const percent = intl({style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2});
    for (const number of [0.0123, 0.5, 12.5]) {
      expect(format.formatEffect(number)).toBe(percent(number));
    }
    const digits = intl({maximumSignificantDigits: 3});
    for (const number of [0.0133427, 0.25, 0.9999, 0.0005, 1, 0.01335, 0.9995]) {
      expect(format.formatPValue(number)).toBe(digits(number));
    }
  });

  it('an axis over equal values still has a width', () => {
    const scale = linearScale([5, 5]);
    expect(scale.position(5)).toBe(50);
    expect(linearScale([0, 0], 5, true).position(0)).toBe(0);
  });
});

describe('sample size calculator', () => {
  it('agrees with the figures of the pages', () => {
    const {requirements, rows} = resultOf(plan());
    expect(requirements.fixed.nPerVariation).toBe(6_280);
    expect(requirements.sequential.nPerVariation).toBe(15_722);
    expect(rows.map((row) => row.nPerVariation)).toEqual([2500, 5000, 10000, 15000, 20000, 25000]);
    const mean = resultOf(plan({metric: 'mean', perWeek: '152668'}));
    expect(mean.rows[0]?.mde.fixed).toBeCloseTo(0.111953192939714, 12);
    expect(mean.rows[0]?.mde.sequential).toBeCloseTo(0.188460647008656, 12);
    const sparse = resultOf(plan({metric: 'mean', perWeek: '2000'}));
    expect(sparse.rows[0]?.mde.fixed).toBeNull();
    expect(sampleSize.notes?.(sparse)[0]).toContain('less than 10 standard errors from 0');
    expect(sampleSize.notes?.(mean)).toHaveLength(1);
  });

  it('CUPED++ cuts the subjects by R² and the effect by √(1 − R²)', () => {
    const without = resultOf(plan());
    const half = resultOf(plan({rSquared: '50'}));
    expect(half.requirements.fixed.nPerVariation).toBe(3_140);
    expect(half.rows[3]?.mde.hybrid).toBeCloseTo(
      (without.rows[3]?.mde.hybrid ?? 0) * Math.SQRT1_2,
      12,
    );
    expect(half.rows[3]?.withoutCuped).toBe(without.rows[3]?.mde.sequential);
  });

  it('a ratio needs as many subjects as its linearized variance says', () => {
    const {plan: ratio} = resultOf(plan({metric: 'ratio'}));
    expect(ratio.mean).toBeCloseTo(22.36842105, 8);
    expect(Math.sqrt(ratio.variance / 8000)).toBeCloseTo(0.210997624954308, 9);
  });

  it('promises the exact power for Fixed Sample only', () => {
    const text = (patch: Raw) => sampleSize.summarize(resultOf(plan(patch)));
    expect(text({method: 'fixed'})).toContain('is detected with 80% power');
    expect(text({method: 'sequential'})).toContain('is detected with a planned 80% power');
    expect(text({method: 'hybrid', power: '30'})).toContain('with a planned 30% power');
  });
});

describe('confidence interval explorer', () => {
  it('agrees with the figures of the methods page', () => {
    const {methods} = resultOf(explore({data: 'lift'}));
    const shown = methods?.intervals.map((interval) => format.formatBounds(interval));
    expect(shown).toEqual([
      '+4.30% to +7.82%',
      '+3.23% to +8.89%',
      '+3.01% to +9.11%',
      '+4.04% to +8.08%',
      '+4.13% to +7.61%',
    ]);
  });

  it('shows no lift when the control mean is too close to 0, and says why', () => {
    const rare = {data: 'conversions', conversionsControl: '4', nControl: '200'};
    const exploration = resultOf(explore({...rare, conversionsTreatment: '10', nTreatment: '200'}));
    expect(exploration.methods).toBeNull();
    expect(intervalExplorer.summarize(exploration)).toContain('2 standard errors from 0');
    const none = resultOf(explore({data: 'conversions', conversionsControl: '0'}));
    expect(intervalExplorer.summarize(none)).toContain('control mean is 0');
  });
});

describe('sample ratio mismatch checker', () => {
  it('agrees with the figures of the page', () => {
    expect(mismatchChecker.summarize(resultOf(check()))).toContain('No sample ratio mismatch');
    const late = resultOf(check({count1: '10000', count2: '10500'}));
    expect(mismatchChecker.summarize(late)).toContain('p = 4.8e-4');
    const four = resultOf(
      check({variations: '4', count1: '13,709', count2: '12298', count3: '12552', count4: '12384'}),
    );
    expect(mismatchChecker.summarize(four)).toContain('6.4e-22');
    const far = resultOf(check({count1: '100000', count2: '1'}));
    expect(mismatchChecker.summarize(far)).toContain('(p below 1e-300, alert');
  });

  it('takes weights as percent: only their ratio counts', () => {
    const {weights} = resultOf(check({weight1: '50', weight2: '50%'}));
    expect(weights).toEqual([50, 50]);
  });

  it('reports the look at which the sequential test alerted', () => {
    const batches = '500 500\n5000 4000\n500 500';
    const result = resultOf(check({mode: 'sequential', batches}));
    expect(mismatchChecker.summarize(result)).toContain('since look 2');
    const first = resultOf(check({mode: 'sequential', batches: '500 500'}));
    expect(mismatchChecker.summarize(first)).toContain('after 1 look (');
  });

  it('counts of nobody give a reason instead of a verdict', () => {
    const result = resultOf(check({count1: '0', count2: '0'}));
    expect(mismatchChecker.summarize(result)).toContain('No subjects were counted');
  });
});

it('every confidence level is refused as a share, and taken from 50% on', () => {
  const withLevel = definitions.filter(({fields}) => 'confidence' in fields);
  expect(withLevel.length).toBeGreaterThan(5);
  for (const definition of withLevel) {
    const answer = withExample(definition);
    expect(errorsOf(answer({confidence: '0.95'})).confidence).toContain('Enter 95,');
    expect(errorsOf(answer({confidence: '50'}))).toEqual({});
  }
});

it('every calculator is tested', () => {
  const list = readFileSync('tests/calculators/definitions.ts', 'utf8');
  const folders = globSync('src/features/calculators/!(kit)/definition.ts')
    .map((file) => file.split('/').at(-2)!)
    .sort();
  expect(
    folders
      .filter((name) => !list.includes(`/${name}/definition.ts'`))
      .map((name) => `${name}: list its definition in tests/calculators/definitions.ts`),
  ).toEqual([]);
  expect(definitions).toHaveLength(folders.length);
});

const TYPED = ['', '0', '1', '-1', '100', '1e12', '1e300', '1e-300', 'NaN', 'Infinity', 'x'];

describe.each(definitions.map((each) => [each.title, each] as const))(
  'whatever is typed into “%s”',
  (_, definition) => {
    const {fields} = definition;
    const example = initialOf(fields);
    const texts = textsOf(definition);

    /** The example with each option of each choice, and each other field changed to each text. */
    const forms = Object.entries(fields).flatMap(([choice, field]) =>
      Object.keys('options' in field ? field.options : {}).flatMap((option) =>
        Object.keys(fields)
          .filter((name) => name !== choice)
          .flatMap((name) => TYPED.map((text) => ({...example, [choice]: option, [name]: text}))),
      ),
    );

    it('no text shows NaN, Infinity, undefined or null', () => {
      const wrong = forms.filter((raw) => {
        const shown = texts(raw)
          .join('\n')
          .replaceAll(/“[^”]*”/g, '');
        return /NaN|Infinity|∞|undefined|null/.test(shown);
      });
      expect(wrong).toEqual([]);
    });

    it('every field changes what is said', () => {
      const said = (raw: Raw) => {
        const evaluation = evaluate(definition, raw);
        if (!('result' in evaluation)) return undefined;
        const {result} = evaluation;
        return JSON.stringify([definition.summarize(result), definition.tables(result)]);
      };
      const random = randomForms(definition, 30).map(({raw}) => raw);
      const forms = [...rareForms(definition).map(({raw}) => raw), example, ...random];
      const changes = (name: string): boolean => {
        const field = fields[name]!;
        const others = 'options' in field ? Object.keys(field.options) : ['2', '20'];
        return forms.some((raw, index) =>
          [...others, random[index % random.length]![name]!].some((text) => {
            const changed = said({...raw, [name]: text});
            return changed !== undefined && changed !== said(raw);
          }),
        );
      };
      expect(Object.keys(fields).filter((name) => !changes(name))).toEqual([]);
    });

    it('answers within 50 ms', () => {
      texts(example);
      const start = performance.now();
      texts(example);
      expect(performance.now() - start).toBeLessThan(50);
    });
  },
);
