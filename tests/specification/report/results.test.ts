import {describe, expect, it} from 'vitest';
import {rows, type SpecificationRow} from '../rows.ts';
import {rowResults, summarize, toMarkdown, unknownRows, type Outcome} from './results.ts';

const row = (id: string, more: Partial<SpecificationRow> = {}): SpecificationRow => ({
  id,
  text: `Text of ${id}`,
  ...more,
});
const proof = (id: string, outcome: Outcome) => ({row: id, test: `test of ${id}`, outcome});
const none = () => false;

describe('the rows', () => {
  it('have ids of their own, each in a section', () => {
    const ids = rows.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+\/[a-z-]+$/.test(id))).toEqual([]);
  });
});

describe('the results of rows', () => {
  it('are missing without a test', () => {
    expect(rowResults([row('a/a')], [], none)[0]?.result).toBe('missing');
  });

  it('fail when one of the tests fails', () => {
    const proofs = [proof('a/a', 'passed'), proof('a/a', 'failed')];
    expect(rowResults([row('a/a')], proofs, none)[0]?.result).toBe('failed');
  });

  it('are not passed when no test ran', () => {
    expect(rowResults([row('a/a')], [proof('a/a', 'skipped')], none)[0]?.result).toBe('skipped');
  });

  it('are awaited until their spec is written, then missing', () => {
    const awaited = row('a/a', {spec: 'later.spec.ts'});
    expect(rowResults([awaited], [], none)[0]?.result).toBe('awaited');
    expect(rowResults([awaited], [], () => true)[0]?.result).toBe('missing');
  });

  it('are shown as a table with a summary', () => {
    const results = rowResults([row('a/a'), row('a/b')], [proof('a/a', 'passed')], none);
    expect(summarize(results)).toBe('1 passed, 1 missing');
    expect(toMarkdown(results)).toContain('| a/a | Text of a/a | test of a/a | passed |');
  });
});

it('tests of rows that do not exist are found', () => {
  expect(unknownRows([row('a/a')], [proof('a/a', 'passed'), proof('a/typo', 'passed')])).toEqual([
    'a/typo',
  ]);
});
