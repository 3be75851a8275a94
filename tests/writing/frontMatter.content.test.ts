import {describe, expect, it} from 'vitest';
import {docFrontMatter} from '../../src/features/writing/front-matter/schema.ts';
import {readDocs, type DocPage} from '../support/content/readPages.ts';

const pages = readDocs();

/** Returns each value used more than once, with the files that share it. */
function shared(valueOf: (page: DocPage) => string | undefined): string[] {
  const files = new Map<string, string[]>();
  for (const page of pages) {
    const value = valueOf(page) ?? '';
    files.set(value, [...(files.get(value) ?? []), page.file]);
  }
  return [...files]
    .filter(([, users]) => users.length > 1)
    .map(([value, users]) => `"${value}": ${users.join(', ')}`);
}

describe('front matter', () => {
  it('matches its schema on every page', () => {
    const problems = pages.flatMap(({file, frontMatter}) => {
      const {error} = docFrontMatter.safeParse(frontMatter);
      return error?.issues.map(({path, message}) => `${file}: ${path.join('.')}: ${message}`) ?? [];
    });
    expect(problems).toEqual([]);
  });

  it('gives every page a title of its own', () => {
    expect(shared(({frontMatter}) => frontMatter.title)).toEqual([]);
  });

  it('gives every page a description of its own', () => {
    expect(shared(({frontMatter}) => frontMatter.description)).toEqual([]);
  });
});
