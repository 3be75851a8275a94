import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {writeRedirectPages} from '../../src/features/delivery/index.ts';
import {redirectPage} from '../../src/features/delivery/redirectPage.ts';
import {formatRedirects, withQuery} from '../../src/features/delivery/redirectsFile.ts';

const redirects = [
  {from: '/old/', to: '/new/'},
  {from: '/a/b/', to: '/c/#d'},
];

describe('_redirects', () => {
  it('redirects each address with and without its trailing slash, and its Markdown', () => {
    expect(formatRedirects(redirects).split('\n')).toEqual([
      '/old /new/ 301',
      '/old/ /new/ 301',
      '/old/index.md /new/index.md 301',
      '/old.md /new/index.md 301',
      '/a/b /c/#d 301',
      '/a/b/ /c/#d 301',
      '/a/b/index.md /c/index.md 301',
      '/a/b.md /c/index.md 301',
      '',
    ]);
  });
});

describe('withQuery', () => {
  it.each([
    ['/a/', '', '/a/'],
    ['/a/', '?x=1', '/a/?x=1'],
    ['/a/#b', '?x=1', '/a/?x=1#b'],
    ['/a/#b', '', '/a/#b'],
  ])('makes of %s and "%s" %s', (target, query, expected) => {
    expect(withQuery(target, query)).toBe(expected);
  });
});

it('a page at an old address tells search engines to keep the target instead', () => {
  const $ = load(redirectPage('/c/#d', 'https://docs.example'));
  expect($('link[rel="canonical"]').attr('href')).toBe('https://docs.example/c/');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
});

it('leaves a page that is there, as /A/ is for /a/ where case does not count', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  const file = path.join(outDir, 'a/index.html');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'the page');
  writeRedirectPages([{from: '/a/', to: '/A/'}], outDir, 'https://docs.example');
  expect(readFileSync(file, 'utf8')).toBe('the page');
  rmSync(outDir, {recursive: true});
});
