import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {globSync} from 'tinyglobby';
import {format, resolveConfig} from 'prettier';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {parseFrontMatter, nameProblem} from '../../src/features/writing/front-matter/index.ts';
import {DOC_SCHEMA_FILE, docFrontMatter} from '../../src/features/writing/front-matter/schema.ts';
import {listSources, readDocs} from '../support/content/readPages.ts';

describe('front matter', () => {
  it('matches its schema on every page', () => {
    const problems = readDocs().flatMap(({file, frontMatter}) => {
      const {error} = docFrontMatter.safeParse(frontMatter);
      return error?.issues.map(({path, message}) => `${file}: ${path.join('.')}: ${message}`) ?? [];
    });
    expect(problems).toEqual([]);
  });

  it('is right in every post', async () => {
    const posts = listSources().filter((file) => file.startsWith('blog/'));
    const parsed = await Promise.all(
      posts.map(async (file) =>
        parseFrontMatter({
          filePath: path.resolve(file),
          fileContent: readFileSync(file, 'utf8'),
          defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
        }),
      ),
    );
    expect(parsed.map(({frontMatter}) => frontMatter.image)).not.toContain(undefined);
  });

  it('stands in files whose name is an address', () => {
    const wrong = globSync('{docs,blog}/**/*.{md,mdx}').flatMap((file) => {
      const problem = nameProblem(file);
      return problem ? [`${file}: ${problem}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has the same schema in editors; after a change of schema.ts run this test with -u', async () => {
    const schema = JSON.stringify(z.toJSONSchema(docFrontMatter, {target: 'draft-7'}));
    const options = await resolveConfig(DOC_SCHEMA_FILE);
    const text = await format(schema, {...options, parser: 'json'});
    await expect(text).toMatchFileSnapshot(`../../${DOC_SCHEMA_FILE}`);
  });
});
