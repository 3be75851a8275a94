import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {listDocs} from '../support/content/readPages.ts';
import {builtHtml} from '../support/findRoute.ts';

const RE_NAME = /<a href="([^"#]+)#([^"]+)" data-route=""[^>]*>[\w$]+<\/a>/g;

it('names in samples lead to places that are there', () => {
  const targets = new Map<string, Set<string>>();
  for (const {route} of listDocs()) {
    const codes = load(builtHtml(route))('pre code').toArray();
    for (const code of codes) {
      for (const [, path = '', id = ''] of (load(code).html() ?? '').matchAll(RE_NAME)) {
        targets.set(path, (targets.get(path) ?? new Set()).add(id));
      }
    }
  }
  expect(targets.size).toBeGreaterThan(30);
  const missing = [...targets].flatMap(([path, ids]) => {
    const html = readFileSync(`build${path}index.html`, 'utf8');
    return [...ids].filter((id) => !html.includes(`id="${id}"`)).map((id) => `${path}#${id}`);
  });
  expect(missing).toEqual([]);
});
