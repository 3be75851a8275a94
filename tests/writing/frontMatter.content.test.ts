import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {frontMatterMistakes} from '../../src/features/writing/front-matter/index.ts';

describe('front matter', () => {
  it('is right on every page and in every post, whose name is an address', () => {
    const files = globSync('{docs,blog}/**/*.{md,mdx}');
    expect(files.length).toBeGreaterThan(200);
    expect(files.flatMap((file) => frontMatterMistakes(file, readFileSync(file, 'utf8')))).toEqual(
      [],
    );
  });
});
