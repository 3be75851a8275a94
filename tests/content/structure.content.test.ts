import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {describeError} from '../../src/cli/page/describeError.ts';
import {orderMistakes} from '../../src/cli/page/structure/index.ts';
import {placeholderMistakes} from '../../src/cli/page/structure/placeholderMistakes.ts';
import {sidebarMistakes} from '../../src/cli/page/structure/sidebarMistakes.ts';
import {structureMistakes} from '../../src/cli/page/structure/structureMistakes.ts';
import {parseMdx} from '../../src/shared/mdx/parseMdx.ts';
import {readDocs, readSources} from '../support/content/readPages.ts';

const FILE = 'docs/example.mdx';

const CALLOUT = ':::note\n\nA.\n\n:::';

function mistakesOf(source: string, kind = 'reference'): string[] {
  return structureMistakes({file: FILE, tree: parseMdx(source)}, kind).map(describeError);
}

describe('the structure of a page', () => {
  it('may be an opening, sections and where to go next', () => {
    expect(mistakesOf('Opening.\n\n## A\n\n| a |\n| --- |\n| b |\n\n## Next\n\n[b](/b/)')).toEqual(
      [],
    );
  });

  it.each([
    ['no opening', '## A', ':1: say first what this is'],
    ['a second title', 'A.\n\n# B', ':3: start headings at ##'],
    ['a deep heading first', 'A.\n\n### B', ':3: this heading skips a level; write ## here'],
    ['a level left out', 'A.\n\n## B\n\n#### C', ':5: this heading skips a level; write ### here'],
    ['a section behind "Next"', 'A.\n\n## Next\n\n## B', ':3: "Next" is not the last section'],
    ['many links', `A.\n\n## Next\n\n${'[b](/b/) '.repeat(5)}`, ':3: 5 links under "Next"'],
    ['steps without numbers', 'A.\n\n<Steps>\n\nB.\n\n</Steps>', ':3: no step is numbered'],
    ['a bare chart', 'A.\n\n```chart\nkind: bars\n```', ':3: put the chart into <Figure'],
    ['a remark twice', 'A.\n\n<DemoData />\n\n<DemoData />', ':5: <DemoData /> stands here a'],
    ['two callouts', `A.\n\n${CALLOUT}\n\n${CALLOUT}`, ':9: two callouts in a row'],
    ['a column without a name', 'A.\n\n| a | |\n| --- | --- |\n| b | c |', ':3: a column without'],
  ])('may not have %s', (_what, source, reason) => {
    expect(mistakesOf(source)).toEqual([expect.stringContaining(FILE + reason)]);
  });

  it('needs a box of prerequisites in a tutorial', () => {
    expect(mistakesOf('Opening.', 'tutorial')).toEqual([
      `${FILE}: say role, time and prerequisites in <BeforeYouStart>`,
    ]);
  });
});

describe('the kind of a page', () => {
  it.each(['how-to', '"how-to"', 'how-to # shape'])('may be written as %s', (kind) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kind-'));
    const file = path.join(folder, 'page.mdx');
    writeFileSync(file, `---\nkind: ${kind}\n---\n\n${'Some words. '.repeat(200)}\n`);
    const [mistake] = orderMistakes(file);
    rmSync(folder, {recursive: true});
    expect(mistake?.message).toContain('before the first picture');
  });

  it('is not guessed where it cannot be read', () => {
    const tree = parseMdx('Opening.\n\n<BeforeYouStart>\n\n- A key\n\n</BeforeYouStart>');
    expect(structureMistakes({file: FILE, tree}, undefined)).toEqual([]);
  });
});

describe('the structure of all pages', () => {
  it('is right', () => {
    const kinds = new Map(readDocs().map(({file, frontMatter}) => [file, frontMatter.kind]));
    const mistakes = readSources().flatMap((page) => structureMistakes(page, kinds.get(page.file)));
    expect(mistakes.map(describeError)).toEqual([]);
  });
});

describe('the sidebar', () => {
  it.each([
    ['docs/my-topic.mdx', "docs/my-topic.mdx: the sidebar does not show it: add 'my-topic' to"],
    ['docs/new/topic.mdx', "the sidebar does not show it: add section('…', 'new') to sidebars.ts"],
  ])('does not show %s', (file, reason) => {
    expect(sidebarMistakes(file).map(describeError)).toEqual([expect.stringContaining(reason)]);
  });

  it('shows every page, and no page is of the template', () => {
    const mistakes = readSources().flatMap(({file, source}) => [
      ...sidebarMistakes(file),
      ...placeholderMistakes(file, source),
    ]);
    expect(mistakes.map(describeError)).toEqual([]);
  });
});
