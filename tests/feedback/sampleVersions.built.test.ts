import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {pageLabel} from '../../src/features/samples/label.ts';
import {builtHtml} from '../support/findRoute.ts';

it('the end of a page says with which versions its samples were checked', () => {
  const label = pageLabel('docs/sdks/server-sdks/node/quickstart.mdx');
  expect(label).toMatch(/^Samples ran on node-server-sdk \d/);
  const page = load(builtHtml('/sdks/server-sdks/node/quickstart/'));
  expect(page('article footer + p').text()).toBe(label);
  expect(load(builtHtml('/glossary/'))('article footer + p').length).toBe(0);
});
