import {expect, it} from 'vitest';
import {docFrontMatter} from '../../src/features/writing/front-matter/schema.ts';
import {readDocs} from '../support/content/readPages.ts';

it('front matter matches its schema on every page', () => {
  const problems = readDocs().flatMap(({file, frontMatter}) => {
    const {error} = docFrontMatter.safeParse(frontMatter);
    return error?.issues.map(({path, message}) => `${file}: ${path.join('.')}: ${message}`) ?? [];
  });
  expect(problems).toEqual([]);
});
