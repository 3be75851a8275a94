import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {extractPage} from '../../../core/extract.ts';
import {ROOT, reportPath} from '../../../core/paths.ts';
import {compareProofs} from '../../../proofs/compare.ts';
import {languages} from '../../../languages/registry.ts';
import {findUnproven} from '../../../proofs/findUnproven.ts';
import {inputsHash} from '../../../proofs/inputs.ts';
import {keepProofs} from '../../../proofs/keepProofs.ts';
import {outlineOf} from '../../../proofs/outline.ts';

const PAGE = `# Keys

Some prose.

\`\`\`ts title="flags.ts"
export const flag = 'dark-mode';
\`\`\`

\`\`\`ts
import {flag} from './flags';

flag satisfies string;
\`\`\`

\`\`\`sql run
SELECT 1 AS one
\`\`\`

| one |
| --- |
| 1 |
`;

let folder: string;
let page: string;

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return reportPath(join(folder, name));
}

/** Keeps a proof of all samples of a page, as a check that found nothing wrong does. */
function proveAll(file: string): void {
  const own = extractPage(file);
  const verdicts = own.fences.map((fence) => ({fence, status: 'compiled', tool: 'own'}) as const);
  keepProofs([own], verdicts);
}

async function unprovenIn(file: string): Promise<string[]> {
  const open = await findUnproven([file]);
  return open.flatMap(({unproven}) => unproven.map(({code}) => code));
}

beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), {recursive: true});
  folder = mkdtempSync(join(ROOT, '.cache/proofs-'));
  page = write('page.mdx', PAGE);
  proveAll(page);
});

afterEach(() => rmSync(folder, {recursive: true}));

describe('a proven page', () => {
  it.each([
    ['stays as it is', PAGE],
    ['gets other prose', PAGE.replace('Some prose', 'Other prose, and `code`')],
    ['gets lines above its samples', `Intro.\n\n${PAGE}`],
    ['looks different', PAGE.replace('```sql run', '```sql run showLineNumbers')],
  ])('is proven when it %s', async (_what, text) => {
    write('page.mdx', text);
    expect(await unprovenIn(page)).toEqual([]);
  });

  it.each([
    ['code', '```ts\nimport', '```ts\n// Now\nimport', /Now/],
    ['an attribute', '```ts\nimport', '```ts since="3.0.0"\nimport', /import/],
    ['the result below it', '| 1 |', '| 2 |', /SELECT/],
    ['a file that it imports', "'dark-mode'", '5', /import/],
  ])('is not when %s of a sample changes', async (_what, before, after, sample) => {
    write('page.mdx', PAGE.replace(before, after));
    expect((await unprovenIn(page)).join('\n')).toMatch(sample);
  });

  it('loses nothing to a merge conflict in the file of proofs', async () => {
    const file = join(folder, 'samples.lock');
    const [heading, ...lines] = readFileSync(file, 'utf8').split('\n');
    const conflict = [heading, '<<<<<<< ours', ...lines, '=======', ...lines, '>>>>>>> theirs'];
    writeFileSync(file, conflict.join('\n'));
    expect(await unprovenIn(page)).toEqual([]);
    proveAll(page);
    expect(readFileSync(file, 'utf8')).not.toContain('<<<<');
  });

  it('keeps what is proven when only a part is proven anew', async () => {
    write('page.mdx', PAGE.replace('SELECT 1', 'SELECT  1'));
    const [open] = await findUnproven([page]);
    keepProofs([open!.page], [{fence: open!.unproven[0]!, status: 'executed-sql', tool: 'own'}]);
    expect(await unprovenIn(page)).toEqual([]);
  });

  it('keeps no proof of what could not be compiled here', async () => {
    rmSync(join(folder, 'samples.lock'));
    const own = extractPage(page);
    const unproven = 'go is not installed';
    keepProofs(
      [own],
      own.fences.map((fence) => ({fence, status: 'parsed', tool: 'own', unproven})),
    );
    expect(await unprovenIn(page)).toHaveLength(3);
  });

  it('is forgotten when it is gone', () => {
    const other = write('other.mdx', PAGE);
    rmSync(join(ROOT, page));
    proveAll(other);
    expect(readFileSync(join(folder, 'samples.lock'), 'utf8')).not.toContain('page.mdx');
  });
});

describe('a build', () => {
  it('goes on with an unproven sample and says what to run, unless it is for readers', async () => {
    write('page.mdx', PAGE.replace('SELECT 1', 'SELECT  1'));
    const summary = '1 sample not proven: npm run samples';
    expect(await compareProofs({strict: false, pages: [page]})).toEqual({summary, mistakes: []});
    const {mistakes} = await compareProofs({strict: true, pages: [page]});
    expect(mistakes).toMatchObject([
      {file: page, line: 15, message: 'this sql sample is not proven'},
    ]);
  });

  it('finds what Node can see in a new sample', async () => {
    write('page.mdx', PAGE.replace('flag satisfies string', 'flag satisfies number'));
    const {mistakes} = await compareProofs({strict: false, pages: [page]});
    expect(mistakes).toMatchObject([{file: page, line: 12}]);
  });
});

describe('the outline of a page', () => {
  const outline = (text: string) => outlineOf('docs/page.mdx', text);

  it('changes with a partial that it shows', () => {
    write('_part.mdx', PAGE);
    const path = `./${reportPath(join(folder, '_part.mdx'))}`;
    const shows = `import Part from '@site/${path.slice(2)}';\n\n<Part />\n`;
    const before = outline(shows);
    write('_part.mdx', PAGE.replace('SELECT 1', 'SELECT 2'));
    expect(before.hasFences).toBe(true);
    expect(outline(shows).digest).not.toBe(before.digest);
  });

  it('changes when a sample is hidden by a comment', () => {
    const hidden = PAGE.replace('```ts title', '{/*\n```ts title').replace(';\n```', ';\n```\n*/}');
    expect(outline(hidden).digest).not.toBe(outline(PAGE).digest);
  });

  it('knows a page without samples', () => {
    expect(outline('# Keys\n\nProse.').hasFences).toBe(false);
  });
});

it('a proof depends on the folder of its language, whatever a fence calls it', () => {
  const languageOf = new Map(languages.map(({name, aliases}) => [name, aliases]));
  for (const [name, aliases] of languageOf) {
    for (const alias of aliases) expect(inputsHash(alias), alias).toBe(inputsHash(name));
  }
  expect(new Set(languages.map(({name}) => inputsHash(name))).size).toBe(languages.length);
});
