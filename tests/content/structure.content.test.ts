import {describe, expect, it} from 'vitest';
import {describeError} from '../../src/shared/diagnostic.ts';
import {structureMistakes} from '../../src/cli/page/sourceMistakes.ts';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';
import {readSources} from '../support/content/readPages.ts';

const FILE = 'docs/example.mdx';

const mistakesOf = (source: string) => structureMistakes(FILE, parseMdx(source)).map(describeError);

describe('the outline of a page', () => {
  it('may be sections, tables and steps with names', () => {
    const steps = '<Steps>\n\n### 1. B\n\n</Steps>';
    expect(mistakesOf(`Opening.\n\n## A\n\n| a |\n| --- |\n| b |\n\n${steps}`)).toEqual([]);
  });

  it.each([
    ['a second title', 'A.\n\n# B', ':3: start headings at ##'],
    ['a deep heading first', 'A.\n\n### B', ':3: this heading skips a level; write ## here'],
    ['a level left out', 'A.\n\n## B\n\n#### C', ':5: this heading skips a level; write ### here'],
    ['steps without numbers', 'A.\n\n<Steps>\n\nB.\n\n</Steps>', ':3: no step is numbered'],
    ['a column without a name', 'A.\n\n| a | |\n| --- | --- |\n| b | c |', ':3: a column without'],
  ])('may not have %s', (_what, source, reason) => {
    expect(mistakesOf(source)).toEqual([expect.stringContaining(FILE + reason)]);
  });

  it('is right on all pages', () => {
    const mistakes = readSources().flatMap(({file, tree}) => structureMistakes(file, tree));
    expect(mistakes.map(describeError)).toEqual([]);
  });
});
