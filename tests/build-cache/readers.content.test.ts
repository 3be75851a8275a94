import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';

/** Code that looks at pages while others are compiled, and why no kept page goes stale by it. */
const KNOWN = {
  'src/features/build-cache/bundlerCache.ts': 'names them, for those that ask others',
  'src/features/samples/proofs.ts': '`keepCompiled` compares the proofs of the samples of a page',
  'src/features/sdks/commonPages.ts': 'which pages exist is a part of `surroundingsOf`',
  'src/features/sdks/messages.ts': '`keepCompiled` keeps no page with `SdkMessages`',
  'src/features/lean-pages/bundle/usedStyles.mjs':
    'shortens style sheets, and tells the bundler what it read',
  'src/features/writing/front-matter/postProblems.ts':
    'refuses posts when their front matter is read, in every build',
  'src/shared/build-cache/surroundings.ts': 'is what decides',
};

it('no plugin reads pages that the cache of compiled pages does not know of', () => {
  const files = globSync('src/{features,shared,config}/**/*.{ts,mjs,cjs}', {
    ignore: ['**/cli/**', '**/cli.ts', '**/ui/**'],
  });
  const readers = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const reads = /\b(?:readFile|readdir|glob|stat|exists)(?:Sync)?\(/.test(text);
    return reads && /['"`](?:\.\/)?(?:docs|blog|\{docs,blog\})\//.test(text);
  });
  expect(readers.sort()).toEqual(Object.keys(KNOWN).sort());
});
