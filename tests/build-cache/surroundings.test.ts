import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {surroundingsOf} from '../../src/shared/build-cache/surroundings.ts';

const FILES = [
  'src/features/glossary/glossary.yaml',
  'src/features/sdks/manifests/go.yaml',
  'src/features/diagrams/renderSvg.ts',
  'static/demo/flags.json',
  'static/schemas/metric.schema.json',
  'docs/_shared/_create-key.mdx',
  'docs/guides/_parts/part.mdx',
  'docs/guides/picture.png',
  'docs/guides/_category_.json',
  'docusaurus.config.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  [...FILES, 'docs/guides/page.mdx', 'blog/post.mdx'].forEach((file) => write(file, 'before'));
});
afterEach(() => rmSync(root, {recursive: true}));

it.each(FILES)('differ after a change of %s', (file) => {
  const before = surroundingsOf(root, {});
  write(file, 'after');
  expect(surroundingsOf(root, {})).not.toBe(before);
});

it('differ when a file is moved or removed', () => {
  const before = surroundingsOf(root, {});
  rmSync(path.join(root, 'docs/guides/picture.png'));
  const without = surroundingsOf(root, {});
  write('docs/other/picture.png', 'before');
  expect(new Set([before, without, surroundingsOf(root, {})]).size).toBe(3);
});

it('differ with a page more', () => {
  const before = surroundingsOf(root, {});
  write('docs/guides/new.mdx', 'before');
  expect(surroundingsOf(root, {})).not.toBe(before);
});

it('differ with another setting', () => {
  const of = (url?: string) => surroundingsOf(root, {DOCS_URL: url, HOME: '/somewhere'});
  expect(of('https://docs.example')).not.toBe(of());
  expect(of('https://docs.example')).not.toBe(of('https://other.example'));
});

it('are the same after a change of a page', () => {
  const before = surroundingsOf(root, {});
  write('docs/guides/page.mdx', 'after');
  write('blog/post.mdx', 'after');
  expect(surroundingsOf(root, {HOME: '/elsewhere'})).toBe(before);
});
