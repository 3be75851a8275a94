import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {format, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {frontMatterMistakes} from '../../src/features/writing/front-matter/index.ts';
import {DOC_SCHEMA_FILE, docFrontMatter} from '../../src/features/writing/front-matter/schema.ts';

describe('front matter', () => {
  it('is right on every page and in every post, whose name is an address', () => {
    const files = globSync('{docs,blog}/**/*.{md,mdx}');
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => frontMatterMistakes(file, readFileSync(file, 'utf8')))).toEqual(
      [],
    );
  });

  it('has the same schema in editors; after a change of schema.ts run this test with -u', async () => {
    const schema = JSON.stringify(z.toJSONSchema(docFrontMatter, {target: 'draft-7'}));
    const options = await resolveConfig(DOC_SCHEMA_FILE);
    const text = await format(schema, {...options, parser: 'json'});
    await expect(text).toMatchFileSnapshot(`../../${DOC_SCHEMA_FILE}`);
  });
});
