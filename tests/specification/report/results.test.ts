import {describe, expect, it} from 'vitest';
import {rows} from '../rows.ts';
import {rowResults, summarize, toMarkdown, type Outcome} from './results.ts';

const row = (id: string) => ({id, text: `Text of ${id}`});
const proof = (id: string, outcome: Outcome) => ({row: id, test: `test of ${id}`, outcome});

describe('the rows', () => {
  it('have ids of their own, each in a section', () => {
    const ids = rows.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+\/[a-z-]+$/.test(id))).toEqual([]);
  });
});

describe('the results of rows', () => {
  it('are missing without a test', () => {
    expect(rowResults([row('a/a')], [])[0]?.result).toBe('missing');
  });

  it('fail when one of the tests fails', () => {
    const proofs = [proof('a/a', 'passed'), proof('a/a', 'failed')];
    expect(rowResults([row('a/a')], proofs)[0]?.result).toBe('failed');
  });

  it('are not passed when no test ran', () => {
    expect(rowResults([row('a/a')], [proof('a/a', 'skipped')])[0]?.result).toBe('skipped');
  });

  it('are shown as a table with a summary', () => {
    const results = rowResults([row('a/a'), row('a/b')], [proof('a/a', 'passed')]);
    expect(summarize(results)).toBe('1 passed, 1 missing');
    expect(toMarkdown(results)).toContain('| a/a | Text of a/a | test of a/a | passed |');
  });
});
