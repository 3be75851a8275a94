import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {anchorsOf} from '../../src/cli/page/links/anchorsOf.ts';
import {siteRoutes} from '../../src/cli/page/links/siteRoutes.ts';
import {redirects} from '../../src/config/redirects.ts';
import {followMoved} from '../../src/features/addresses/movedLinks.ts';
import {claimProblems, readClaims} from '../../src/features/claims/claims.ts';
import {routeOfDoc} from '../../src/shared/paths.ts';

const CLAIM = {page: 'example', source: 'sdk', file: 'a.go', line: 1, quote: 'x'};

const fileWith = (...claims: object[]) =>
  readClaims('claims.yaml', JSON.stringify({sources: {sdk: '1.0.0'}, claims}));

it('a mistake in a file of claims names that file, and the line', () => {
  expect(() => readClaims('docs/sdks/claims.yaml', 'claims:\n  - page: a: b\n')).toThrow(
    'docs/sdks/claims.yaml:2: ',
  );
});

describe('a claim', () => {
  it('must have a page and a heading, name a known source and an existing replay', () => {
    const file = fileWith(
      CLAIM,
      {...CLAIM, heading: 'when-a-fetch-fails'},
      {...CLAIM, heading: 'gone'},
      {...CLAIM, source: 'other'},
      {...CLAIM, page: 'exmple'},
      {page: 'example', replay: 'tests/none.test.ts'},
    );
    const anchors = (page: string) =>
      page === 'example' ? new Set(['when-a-fetch-fails']) : undefined;
    expect(claimProblems(file, anchors)).toEqual([
      'example has no heading #gone any more: name another, or remove the claim',
      '"other" is not under sources',
      'there is no page "exmple"',
      'the replay tests/none.test.ts does not exist',
    ]);
  });

  it.each([
    ['no evidence', {page: 'example'}],
    ['no line', {...CLAIM, line: undefined}],
    ['two kinds', {...CLAIM, replay: 'tests/none.test.ts'}],
  ])('is refused with %s', (_what, claim) => {
    expect(() => fileWith(claim)).toThrow('0: give page and heading, and source with file');
  });
});

it('the claims of the SDK pages have their places and evidence', () => {
  const problems = globSync('docs/sdks/**/claims.yaml').flatMap((file) =>
    claimProblems(readClaims(file, readFileSync(file, 'utf8')), (name) => {
      // A page that moves leaves its claims where they are.
      const route = routeOfDoc(`${path.posix.dirname(file)}/${name}.mdx`) ?? '';
      const page = siteRoutes().get(followMoved(route, redirects));
      return page === undefined ? undefined : anchorsOf(page);
    }).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
