import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {contentFingerprint} from '../../src/features/lean-pages/docs/contentFingerprint.ts';

let folder = '';
let time = 0;

function save(name: string, text: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  time += 1;
  utimesSync(file, time, time);
}

const fingerprint = (): Promise<string> =>
  contentFingerprint([`${folder}/**/*.{md,mdx}`, 'sidebars.ts'], folder);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  save('page.mdx', '---\ntitle: A page\n---\n\nText.\n');
  save('sidebars.ts', 'export default {};');
});

afterEach(() => rmSync(folder, {recursive: true}));

it('stays the same while only prose changes', async () => {
  const before = await fingerprint();
  save('page.mdx', '---\ntitle: A page\n---\n\nOther text.\n\n## With a heading\n');
  expect(await fingerprint()).toBe(before);
});

it.each([
  ['the front matter', 'page.mdx', '---\ntitle: Another page\n---\n\nText.\n'],
  ['the sidebar', 'sidebars.ts', 'export default {docs: []};'],
  ['the list of pages', 'second.mdx', '---\ntitle: A page\n---\n\nText.\n'],
  ['a page that lost its front matter', 'page.mdx', 'Text.\n'],
])('changes with %s', async (_what, file, text) => {
  const before = await fingerprint();
  save(file, text);
  expect(await fingerprint()).not.toBe(before);
});
