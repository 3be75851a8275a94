import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readPageHistory} from '../../src/features/changes/pageHistory.ts';
import {sectionsOf} from '../../src/features/changes/sections.ts';

const root = mkdtempSync(path.join(tmpdir(), 'page-history-'));
afterAll(() => rmSync(root, {recursive: true}));

const inDocs = (name: string): string => path.join(root, 'docs', `${name}.mdx`);

/** Commits pages by name; of a page that stays the same nothing is recorded. */
function commit(date: string, pages: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(pages)) writeFileSync(inDocs(name), text);
  const env = {...process.env, GIT_COMMITTER_DATE: `${date}Z`};
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  for (const args of [
    ['add', '.'],
    [...author, 'commit', '-m', 'A change'],
  ]) {
    execFileSync('git', args, {cwd: root, env, stdio: 'ignore'});
  }
}

const KEYS = `---
title: Keys
---

Every SDK needs a key. A key belongs to one environment.

## Rotate a key {/* #rotate */}

1. Create a key.
2. Delete the old key.

| Kind | For |
| --- | --- |
| Token | browsers |

\`\`\`ts title="app.ts"
// # Not a heading
init({key});
\`\`\`
`;

const FORMATTED = KEYS.replace('title: Keys', 'title: Keys\nkeywords: [token]')
  .replace('Every SDK needs a key. A', 'Every [SDK](/sdks/)\nneeds a **key**.\nA')
  .replace('| Token | browsers |', '| <Mark>Token</Mark>   | browsers |');

const CHANGED = FORMATTED.replace('2. Delete', '2. Deploy it.\n3. Delete')
  .replace('Token', 'Client token')
  .replace('init({key})', 'init({key, logger})');

/** Pages of which a commit changes one word. */
const many = (word: string) =>
  Object.fromEntries(
    Array.from({length: 50}, (_, index) => [
      `many-${index}`,
      `Open the tab of all keys and ${word} the one with the number ${index}.\n`,
    ]),
  );

let history: ReturnType<typeof readPageHistory>;
const daysOf = (name: string) =>
  (history.get(inDocs(name)) ?? []).map(({time}) => new Date(time).toISOString().slice(0, 16));

beforeAll(() => {
  execFileSync('git', ['init', root], {stdio: 'ignore'});
  mkdirSync(path.join(root, 'docs'));
  commit('2026-01-01T08:00', {keys: KEYS, ...many('choose')});
  commit('2026-01-02T08:00', {keys: FORMATTED});
  commit('2026-01-03T08:00', {keys: FORMATTED.replace('Create', 'Make')});
  commit('2026-01-03T09:00', {keys: CHANGED});
  commit('2026-01-04T08:00', {...many('select'), 'many-7': 'Nothing is left of it.\n'});
  renameSync(inDocs('keys'), inDocs('sdk-keys'));
  commit('2026-01-05T08:00', {});
  history = readPageHistory(root, ['docs']);
});

it('a page is as old as its words: not its form, its front matter or its address', () => {
  expect(daysOf('sdk-keys')).toEqual(['2026-01-03T09:00', '2026-01-01T08:00']);
  expect(daysOf('keys')).toEqual([]);
});

it('a day tells the sentences, rows and samples that changed, below their headings', () => {
  const [day, first] = history.get(inDocs('sdk-keys')) ?? [];
  expect(day?.sections).toEqual([
    {
      heading: 'Rotate a key',
      added: ['Deploy it.', 'Client token · browsers', 'Sample: app.ts'],
      removed: ['Token · browsers', 'Sample: app.ts'],
    },
  ]);
  expect(first?.sections).toEqual([]);
});

it('one word in very many pages makes none of them newer', () => {
  expect(daysOf('many-3')).toEqual(['2026-01-01T08:00']);
  expect(daysOf('many-7')).toEqual(['2026-01-04T08:00', '2026-01-01T08:00']);
});

it.each([
  ['mermaid alt="A → B" caption="A comes first."\nflowchart LR', 'Drawing: A comes first.'],
  ['screen\nshows: the form of a flag\ncaption: Its key stays.', 'Screen: the form of a flag'],
  ['sql\nselect 1', 'Sample (sql)'],
])('names what a fence shows: %s', (fence, name) => {
  const [section] = sectionsOf(`\`\`\`${fence}\n\`\`\`\n`);
  expect(section?.statements).toMatchObject([{text: name}]);
});
