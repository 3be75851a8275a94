import {expect, it} from 'vitest';
import {suggestKeywords} from '../../src/cli/page/suggestKeywords.ts';

const page = (title: string, keywords = '') =>
  `---\ntitle: ${title}\nkeywords: [${keywords}]\n---\n\nA holdout keeps people out.\n`;

it('suggests the other names of the terms in the title', () => {
  expect(suggestKeywords(page('Read an assignment'))).toContain('exposure event');
  expect(suggestKeywords(page('>-\n  Read an\n  assignment'))).toContain('exposure event');
});

it('suggests no name that the page has, and none of terms that its text alone uses', () => {
  expect(suggestKeywords(page('Read an assignment', 'exposure events'))).not.toContain(
    'exposure event',
  );
  expect(suggestKeywords(page('Sign in'))).toEqual([]);
});
