import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {Report} from '../../../core/check.ts';
import {ROOT} from '../../../core/paths.ts';
import {checkChanged} from '../../../core/remembered.ts';

let folder: string;
let versions: string;
let checked: string[];
let faults: Report['faults'];
let isFinal: () => boolean;

const path = (name: string) => relative(ROOT, join(folder, name));

/** Writes a page that nobody is editing. */
function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  const past = new Date(Date.now() - 60_000);
  utimesSync(join(folder, name), past, past);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'cache'));
  [checked, faults] = [[], []];
  isFinal = () => true;
  versions = 'go 1.25';
  for (const name of ['a.mdx', 'b.mdx', '_partial.mdx', 'linked.mdx']) write(name, name);
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Checks a and b; a shows a partial and links to a page, and to one that does not exist. */
async function check(): Promise<Report> {
  checked = [];
  return checkChanged(
    [path('a.mdx'), path('b.mdx')],
    (pages) => {
      checked.push(...pages.map((page) => page.slice(-5)));
      const verdicts = pages.map((page) => ({
        fence: {id: `${page}#1`, file: page, page, line: 3, language: 'go', code: '', meta: {}},
        status: 'compiled' as const,
        tool: 'go 1.25',
      }));
      const others = ['_partial.mdx', 'linked.mdx', 'missing.mdx'].map(path);
      const reads = new Map(
        pages.map((page) => [page, [page, ...(page.endsWith('a.mdx') ? others : [])]]),
      );
      return Promise.resolve({verdicts, faults, reads, isFinal});
    },
    {file: join(folder, 'cache/pages.json'), versions: () => Promise.resolve(versions)},
  );
}

it('reports pages that passed before as the check did, without checking them', async () => {
  const first = await check();
  expect(checked).toEqual(['a.mdx', 'b.mdx']);
  expect(await check()).toEqual(first);
  expect(checked).toEqual([]);
});

it.each([
  ['the page', 'b.mdx', ['b.mdx']],
  ['a partial that it shows', '_partial.mdx', ['a.mdx']],
  ['a page that it links to', 'linked.mdx', ['a.mdx']],
  ['a file that was missing', 'missing.mdx', ['a.mdx']],
])('checks a page again after a change of %s', async (_what, file, again) => {
  await check();
  write(file, 'changed');
  const {verdicts} = await check();
  expect(checked).toEqual(again);
  expect(verdicts.map(({fence}) => fence.page)).toEqual([path('a.mdx'), path('b.mdx')]);
});

it('checks all pages again with another compiler', async () => {
  await check();
  versions = 'go 1.26';
  await check();
  expect(checked).toEqual(['a.mdx', 'b.mdx']);
});

it('checks a page with a fault each time, and those that show the same partial', async () => {
  faults = [{file: path('_partial.mdx'), line: 1, message: 'wrong'}];
  await check();
  expect((await check()).faults).toEqual(faults);
  expect(checked).toEqual(['a.mdx']);
});

it('checks a page again that a missing toolchain could not judge, or that was written meanwhile', async () => {
  isFinal = () => false;
  await check();
  isFinal = () => true;
  await check();
  expect(checked).toEqual(['a.mdx', 'b.mdx']);
  writeFileSync(join(folder, 'b.mdx'), 'edited');
  utimesSync(join(folder, 'b.mdx'), new Date(), new Date(Date.now() + 60_000));
  await check();
  await check();
  expect(checked).toEqual(['b.mdx']);
});
