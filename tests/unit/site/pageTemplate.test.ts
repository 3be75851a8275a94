import docusaurusTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {expect, it} from 'vitest';
import {pageTemplate} from '../../../src/site/pageTemplate.ts';

it('keeps everything of the template but the scripts', () => {
  const kept = (template: string): string[] =>
    template.split('\n').filter((line) => line.includes('it.') && !line.includes('script'));
  expect(kept(pageTemplate())).toEqual(kept(docusaurusTemplate));
});

it('starts the loading before the style sheets, which a later script would wait for', () => {
  const template = pageTemplate();
  expect(template.indexOf('data-sources')).toBeLessThan(template.indexOf('rel="stylesheet"'));
  expect(template).not.toContain('defer');
});

it('says what to compare when the template of Docusaurus has changed', () => {
  expect(() => pageTemplate(docusaurusTemplate.replace('defer', 'async'))).toThrow(
    'Compare it with @docusaurus/core/lib/ssg/ssgTemplate.html.js',
  );
});
