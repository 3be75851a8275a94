import {describe, expect, it} from 'vitest';
import {nameProblem, postProblems} from '../../src/features/writing/front-matter/index.ts';
import {docFrontMatter} from '../../src/features/writing/front-matter/schema.ts';

describe('the name of a page', () => {
  it.each([
    'docs/sdks/index.mdx',
    'docs/experiment-analysis/deep-dive/AI-explores.mdx',
    'docs/_shared/_create-key.mdx',
    'blog/2026-11-16-a-post.mdx',
  ])('may be %s', (file) => {
    expect(nameProblem(file)).toBeUndefined();
  });

  it.each([
    'docs/with space.mdx',
    'docs/guides/03-numbered.mdx',
    'docs/2-guides/page.mdx',
    'docs/guides/plain.md',
    'blog/a-post.mdx',
    'blog/2026-11-16-a-post.md',
  ])('may not be %s', (file) => {
    expect(nameProblem(file)).toMatch(/^(?:folders and file are the address|name the file)/);
  });
});

describe('a title', () => {
  it.each(['The `init` call', 'A “quoted” title'])('is plain text, not %s', (title) => {
    const fields = {title, description: 'd'.repeat(60), kind: 'how-to', keywords: ['key']};
    expect(docFrontMatter.safeParse(fields).error?.issues[0]?.message).toContain('back quotes');
  });
});

describe('a blog post', () => {
  const file = 'blog/2026-11-30-a-post.mdx';
  const fields = {
    slug: 'a-post',
    date: new Date('2026-11-30'),
    authors: ['docs-team'],
    tags: ['statistics'],
  };

  it('may have a slug and a date of its own, and known authors and tags', () => {
    expect(postProblems({file, fields})).toEqual([]);
    expect(postProblems({file, fields: {...fields, date: '2026-11-30'}})).toEqual([]);
  });

  it.each([
    [{date: new Date('2026-02-30')}, 'date: is 2026-03-02, but the name of the file begins'],
    [{slug: 'tools-in-the-page'}, 'slug: blog/2026-11-23-tools-in-the-page.mdx has the same'],
    [{authors: ['docs-taem']}, '"docs-taem" is not in blog/authors.yml; did you mean `docs-team`?'],
    [{tags: ['statistic']}, '"statistic" is not in blog/tags.yml; did you mean `statistics`?'],
  ])('is told what is wrong with %j', (wrong, reason) => {
    expect(postProblems({file, fields: {...fields, ...wrong}})).toEqual([
      expect.stringContaining(reason),
    ]);
  });
});
