import {dataFile} from '../../src/shared/dataFile.ts';
import {evaluateFormula, rateArm} from '../../src/features/statistics/formulas/named.ts';
import {summarize} from '../../src/features/statistics/special/moments.ts';
import {describe, expect, it} from 'vitest';
import {holds, readPageText} from '../support/content/pageText.ts';

import * as z from 'zod';
import * as statistics from '../../src/features/statistics/index.ts';

const inputs = z.record(z.string(), z.unknown());
const method = z.enum(
  Object.keys(statistics).filter((name) => name !== 'StatisticsInputError') as [string],
);
const chain = z.array(z.union([method, inputs]));

const entry = z.strictObject({
  of: z.union([method, chain, z.record(z.string(), chain)]).default([]),
  with: z.union([inputs, z.array(inputs)]).default({}),
  let: z.record(z.string(), z.string()).default({}),
  says: z.array(z.union([z.string(), z.tuple([inputs, z.string()])])).min(1),
});

const fileSchema = z.strictObject({inputs, pages: z.record(z.string(), z.array(entry).min(1))});

type Entry = z.infer<typeof entry>;
type Values = Record<string, unknown>;

/** The entries of each page; the comment in the file explains them. */
const readCalls = dataFile('tests/statistics/workedNumbers.yaml', fileSchema, [
  ...Object.keys(entry.shape),
  ...method.options,
]);

const methods = statistics as unknown as Record<string, (inputs: Values) => Values>;

function summaryOf(given: unknown): unknown {
  const {n, rate, values} = {...(given as {n?: number; rate?: number; values?: number[]})};
  if (values) return summarize(values);
  return n !== undefined && rate !== undefined ? rateArm(n, rate) : given;
}

/** Outputs of methods in order, each of which is given the outputs of those before it. */
function callAll(steps: readonly (string | Values)[], given: Values): Values {
  const own = steps.filter((step) => typeof step === 'object');
  const known: Values = Object.assign({}, given, ...own);
  const {control, treatment} = known;
  const start = {...known, ...(control ? {control: summaryOf(control)} : {})};
  Object.assign(start, treatment ? {treatment: summaryOf(treatment)} : {});
  return steps
    .filter((step) => typeof step === 'string')
    .reduce((values: Values, name) => ({...values, ...methods[name]?.(values)}), start);
}

function resultsOf(of: Entry['of'], given: Values): Values {
  if (typeof of === 'string' || Array.isArray(of)) return callAll([of].flat(), given);
  const results = Object.entries(of).map(([name, steps]) => [name, callAll(steps, given)] as const);
  return {...given, ...Object.fromEntries(results)};
}

const WORDS: Record<string, boolean> = {yes: true, failed: true, no: false, passed: false};

const RE_NUMBER = /^([<>] )?([+−]?[\d,]+(?:\.(\d+))?)(%?)(?: × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/;

/** Tells whether a number, written as on a page, is a value rounded to as many digits. */
function shows(written: string, value: unknown): boolean {
  if (typeof value !== 'number') return value !== undefined && WORDS[written] === value;
  const [, relation, digits = '', decimals = '', percent, raised = ''] =
    RE_NUMBER.exec(written) ?? [];
  const exponent = [...raised].map((sign) => (sign === '⁻' ? '-' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)));
  const scaled = (value * (percent ? 100 : 1)) / 10 ** Number(exponent.join(''));
  const shown = Number(digits.replaceAll(',', '').replace('−', '-') || NaN);
  if (relation) return relation === '> ' ? scaled > shown : scaled < shown;
  return Math.abs(scaled - shown) <= 0.5 * 10 ** -decimals.length * (1 + 1e-9);
}

/** `[4.30%](lower)`, with a formula of up to three levels of parentheses. */
const RE_MARK = /\[([^\]]+)\]\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g;

/** The figures of an entry that the page shows together, and what its formulas give otherwise. */
function checkCalls(entry: Entry): {together: string[][]; wrong: string[]} {
  const wrong: string[] = [];
  const together = entry.says.map((said) => {
    const [own, text] = typeof said === 'string' ? [{}, said] : said;
    const given = Object.assign({}, ...[entry.with].flat(), own) as Values;
    for (const [name, formula] of Object.entries(entry.let)) {
      given[name] = evaluateFormula(formula, given);
    }
    const results = resultsOf(entry.of, given);
    return [...text.matchAll(RE_MARK)].map(([mark, written = '', formula = '']) => {
      const value = evaluateFormula(formula, results);
      if (!shows(written, value)) wrong.push(`${mark} is ${String(value)}`);
      return written;
    });
  });
  return {together, wrong};
}

describe('worked numbers', () => {
  it('are told from parts of longer numbers', () => {
    expect(holds('1.5% and −2%', '2%')).toBe(false);
    expect(holds('1.5% and −2%', '5%')).toBe(false);
    expect(holds('1,960 or 1.960', '1.96')).toBe(false);
    expect(holds('It is 1.960, or 2%.', '1.960')).toBe(true);
    expect(holds('It is 1.960, or 2%.', '2%')).toBe(true);
  });

  it.each([
    ['4.30%', 0.04296, true],
    ['4.30%', 0.04294, false],
    ['4.3%', 0.04294, true],
    ['−2,002', -2002.4, true],
    ['6 × 10⁻²²', 6.4e-22, true],
    ['6 × 10⁻²²', 6.4e-21, false],
    ['> 99.9%', 0.9995, true],
    ['< 0.0001', 0.0002, false],
    ['yes', true, true],
    ['passed', true, false],
    ['4.30%', undefined, false],
    ['', 0, false],
  ])('written %j show %s: %s', (written, value, isRight) => {
    expect(shows(written, value)).toBe(isRight);
  });

  it.each(Object.entries(readCalls().pages))(
    'of %s are what src/features/statistics computes',
    (route, entries) => {
      const lines = readPageText(route).split('\n');
      const calls = entries.map(checkCalls);
      expect(calls.flatMap(({wrong}) => wrong)).toEqual([]);
      const missing = calls
        .flatMap(({together}) => together)
        .filter((figures) => !lines.some((line) => figures.every((each) => holds(line, each))));
      expect(missing).toEqual([]);
    },
  );
});
