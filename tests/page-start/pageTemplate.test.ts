import {brotliCompressSync} from 'node:zlib';
import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {expect, it} from 'vitest';
import {pageTemplate} from '../../src/features/page-start/pageTemplate.ts';
import {pageScript} from '../../src/features/page-start/script.ts';

const start = {script: 'load();', searchPage: '/search/'};

it('keeps everything of the template but the scripts', () => {
  const kept = (template: string): string[] =>
    template.split('\n').filter((line) => line.includes('it.') && !line.includes('script'));
  expect(kept(pageTemplate(start))).toEqual(kept(docusaurusTemplate));
});

it('starts the loading before the style sheets, which a later script would wait for', () => {
  const template = pageTemplate(start);
  expect(template.indexOf('data-sources')).toBeLessThan(template.indexOf('rel="stylesheet"'));
  expect(template).not.toContain('defer');
});

it('says what to compare when the template of Docusaurus has changed', () => {
  expect(() => pageTemplate(start, docusaurusTemplate.replace('defer', 'async'))).toThrow(
    'Compare it with @docusaurus/core/lib/ssg/ssgTemplate.html.js',
  );
});

it('is small, for it stands in every page', () => {
  const bytes = brotliCompressSync(pageScript()).length;
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(1500);
});
