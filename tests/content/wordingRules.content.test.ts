import {describe, expect, it} from 'vitest';
import {readData} from '../../src/shared/dataFile.ts';
import {readAllLines, readLines} from '../support/content/sourceLines.ts';
import {breaches} from './wordingRules.ts';

function breachesIn(source: string): string[] {
  return breaches(readLines('docs/example.mdx', source));
}

/** `found` and `allowed` passages, and those `replaced` by what the writer is told. */
const cases = readData('tests/content/wordingCases.yaml') as {
  found: string[];
  allowed: string[];
  replaced: [source: string, instead: string][];
};

describe('what pages do not say', () => {
  it.each(cases.found)('is found in %j', (source) => {
    expect(breachesIn(source)).toHaveLength(1);
  });

  it.each(cases.allowed)('is not found in %j', (source) => {
    expect(breachesIn(source)).toEqual([]);
  });

  it.each(cases.replaced)('is found in %j, with %j in its place', (source, instead) => {
    expect(breachesIn(source)).toEqual([expect.stringContaining(instead)]);
  });

  it('names file and line, the reason and what to write', () => {
    expect(breachesIn('One.\n\nIn keys, case counts.')).toEqual([
      'docs/example.mdx:3: "case counts": it is misread as a number of cases; write "upper and lower case matter"',
    ]);
  });

  it('is on no page', () => {
    expect(readAllLines().flatMap(breaches)).toEqual([]);
  });
});
