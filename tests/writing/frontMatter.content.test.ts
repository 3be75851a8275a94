import {format, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {DOC_SCHEMA_FILE, docFrontMatter} from '../../src/features/writing/front-matter/schema.ts';
import {readDocs} from '../support/content/readPages.ts';

describe('front matter', () => {
  it('matches its schema on every page', () => {
    const problems = readDocs().flatMap(({file, frontMatter}) => {
      const {error} = docFrontMatter.safeParse(frontMatter);
      return error?.issues.map(({path, message}) => `${file}: ${path.join('.')}: ${message}`) ?? [];
    });
    expect(problems).toEqual([]);
  });

  it('has the same schema in editors; after a change of schema.ts run this test with -u', async () => {
    const schema = JSON.stringify(z.toJSONSchema(docFrontMatter, {target: 'draft-7'}));
    const options = await resolveConfig(DOC_SCHEMA_FILE);
    const text = await format(schema, {...options, parser: 'json'});
    await expect(text).toMatchFileSnapshot(`../../${DOC_SCHEMA_FILE}`);
  });
});
