import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {pageLabel} from '../../src/features/samples/pageLabel.ts';
import {sampleRecord} from '../../src/features/samples/record.ts';
import {builtHtml} from '../support/findRoute.ts';

const record = sampleRecord();

it.runIf(record)('the end of a page says with which versions its samples were checked', () => {
  const label = pageLabel(record!, 'docs/sdks/server-sdks/node/quickstart.mdx');
  expect(label).toMatch(/^Samples ran on node-server-sdk \d/);
  const page = load(builtHtml('/sdks/server-sdks/node/quickstart/'));
  expect(page('article footer + p').text()).toBe(label);
  expect(load(builtHtml('/glossary/'))('article footer + p').length).toBe(0);
});
