import {beforeAll, describe, expect, it} from 'vitest';
import {checkPages, type Report} from '../core/check.ts';
import {loadCheckers} from '../core/checkers.ts';
import {CONTENT, findPages} from '../core/paths.ts';
import {formatFaults} from '../core/report.ts';

const pages = findPages(CONTENT);
/** The share of fences that may opt out of the check. */
const UNCHECKED_SHARE = 0.02;

describe.runIf(pages.length > 0)('the code samples of', () => {
  let report: Report;

  beforeAll(async () => {
    report = await checkPages(pages, await loadCheckers());
  }, 900_000);

  it.each(pages)('%s', (page) => {
    const partials = report.verdicts
      .filter(({fence}) => fence.page === page)
      .map(({fence}) => fence.file);
    const faults = report.faults.filter(({file}) => file === page || partials.includes(file));
    expect(faults, formatFaults(faults)).toEqual([]);
  });

  it('all pages together opt out of the check in at most 2 % of the fences', () => {
    const code = report.verdicts.filter(({status}) => status !== 'not-code');
    const unchecked = code.filter(({status}) => status === 'unchecked');
    expect(unchecked.length).toBeLessThanOrEqual(Math.ceil(code.length * UNCHECKED_SHARE));
  });
});
