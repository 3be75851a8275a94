import {describe, expect, it} from 'vitest';
import {lintProse} from '../../src/features/writing/prose/index.ts';
import {readData} from '../../src/shared/dataFile.ts';
import {listSources} from '../support/content/readPages.ts';

const FILE = 'docs/example.mdx';

/** `found` and `allowed` passages, and those `replaced` by what the writer is told. */
const cases = readData('tests/writing/phraseCases.yaml') as {
  found: string[];
  allowed: string[];
  replaced: [source: string, instead: string][];
};

describe('the prose of pages', () => {
  it.each(cases.found)('does without %j', (source) => {
    expect(lintProse(FILE, source)).toHaveLength(1);
  });

  it.each(cases.allowed)('may say %j', (source) => {
    expect(lintProse(FILE, source)).toEqual([]);
  });

  it.each(cases.replaced)('has, in place of %j, %j', (source, instead) => {
    expect(lintProse(FILE, source)).toEqual([expect.stringContaining(instead)]);
  });

  it('is judged with file and line, the reason and what to write', () => {
    expect(lintProse(FILE, 'One.\n\nIn keys, case counts.')).toEqual([
      'docs/example.mdx:3: "case counts": it is misread as a number of cases; write "upper and lower case matter"',
    ]);
  });

  it('follows the rules on every page', () => {
    expect(listSources().flatMap((file) => lintProse(file))).toEqual([]);
  });
});
