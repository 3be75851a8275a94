import {median} from 'd3-array';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {builtRoutes} from '../support/builtRoutes.ts';
import {brotliSize, filesOfPage, pageWeight} from './pageWeight.ts';

/** Budgets on the wire, in KB (1,000 bytes) of brotli. */
const MAIN_SCRIPT_BUDGET = 51.5;
const PAGE_BUDGETS = {plain: 200, 'with formulas': 208, 'reference of formulas': 226};
const MEDIAN_BUDGETS = {plain: 178, 'with formulas': 201};

type Kind = keyof typeof PAGE_BUDGETS;

/** What a page with formulas names in its HTML. */
const FORMULA_STYLES = 'katex.min.css';

/** How many of the biggest pages of each kind a run prints. */
const PRINTED = 3;

/** The reference of all formulas: their HTML alone weighs 25 KB. */
const REFERENCE = '/statistics/confidence-intervals/statistical-nitty-gritty/';

const KB = 1000;

function kindOf(route: string): Kind {
  if (route === REFERENCE) return 'reference of formulas';
  const hasFormulas = filesOfPage(route).some((file) => file.endsWith(FORMULA_STYLES));
  return hasFormulas ? 'with formulas' : 'plain';
}

const mainScripts = globSync('build/assets/js/main.*.js');

describe('the main script', () => {
  it(`weighs at most ${MAIN_SCRIPT_BUDGET} KB`, () => {
    const weight = mainScripts.reduce((sum, file) => sum + brotliSize(file), 0);
    expect(weight / KB).toBeLessThanOrEqual(MAIN_SCRIPT_BUDGET);
  });
});

const pages = builtRoutes().map((route) => ({
  route,
  kind: kindOf(route),
  weight: Math.round(pageWeight(route) / KB),
}));

describe('pages', () => {
  it('load the main script, so that their weight counts it', () => {
    expect(mainScripts).toHaveLength(1);
    expect(filesOfPage('/')).toEqual(expect.arrayContaining(mainScripts));
  });

  it(`weigh at most ${Object.entries(PAGE_BUDGETS).flat().join(' ')} KB each`, () => {
    pages.sort((first, second) => second.weight - first.weight);
    const biggest = Object.keys(PAGE_BUDGETS).flatMap((kind) =>
      pages.filter((page) => page.kind === kind).slice(0, PRINTED),
    );
    console.table(biggest);
    expect(pages.filter(({kind, weight}) => weight > PAGE_BUDGETS[kind])).toEqual([]);
  });

  it.each(Object.entries(MEDIAN_BUDGETS))(
    'half of those that are %s weigh at most %d KB',
    (kind, most) => {
      const weights = pages.filter((page) => page.kind === kind).map(({weight}) => weight);
      expect(median(weights)).toBeLessThanOrEqual(most);
    },
  );
});
