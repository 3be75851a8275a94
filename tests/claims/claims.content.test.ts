import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../packages/samples/core/mdx.ts';
import {
  claimProblems,
  readClaims,
  withoutEvidence,
  type ClaimedPage,
  type ClaimsFile,
} from '../../src/features/claims/claims.ts';
import {describeError} from '../../src/cli/page/describeError.ts';
import {claimMistakes} from '../../src/features/claims/claimMistakes.ts';
import {findFailureStatements} from '../../src/features/claims/failureStatements.ts';

function readPage(file: string, source: string): ClaimedPage {
  const result = parseMdx(file, source);
  if ('fault' in result) {
    throw new Error(`${file}:${result.fault.line}: ${result.fault.message}`);
  }
  return {file, source, statements: findFailureStatements(result.root, source)};
}

const PAGE = readPage(
  'docs/sdks/example.mdx',
  `Opening, which fails to matter.

| Symptom | Cause |
| --- | --- |
| \`SDK key not set\` | the key is empty |

## When a fetch fails

The client keeps its rules. \`init\` throws an error
after one retry. It is green.
`,
);

const CLAIM = {page: 'example', source: 'sdk', file: 'a.go', line: 1, quote: 'x'};

function fileWith(...claims: object[]): ClaimsFile {
  return readClaims('claims.yaml', JSON.stringify({sources: {sdk: '1.0.0'}, claims}));
}

it('a mistake in a file of claims names that file, and the line', () => {
  expect(() => readClaims('docs/sdks/claims.yaml', 'claims:\n  - says: a: b\n')).toThrow(
    'docs/sdks/claims.yaml:2: ',
  );
});

const find = (page: string) => (page === 'example' ? PAGE : undefined);

describe('what needs evidence', () => {
  it('is each row about a failure, and each strong sentence below such a heading', () => {
    expect(PAGE.statements).toEqual([
      {text: 'SDK key not set | the key is empty', from: 5, to: 5},
      {text: '`init` throws an error\nafter one retry.', from: 9, to: 10},
    ]);
  });

  it('is missing until a claim stands on its lines', () => {
    expect(withoutEvidence(PAGE, [])).toHaveLength(2);
    const {claims} = fileWith({...CLAIM, says: 'SDK key not set'});
    expect(withoutEvidence(PAGE, claims).map(({from}) => from)).toEqual([9]);
  });
});

describe('a claim', () => {
  it('must stand on its page, name a known source and an existing replay', () => {
    const file = fileWith(
      {...CLAIM, says: 'not on this page'},
      {...CLAIM, says: 'SDK key not set', source: 'other'},
      {...CLAIM, page: 'exmple', says: 'SDK key not set'},
      {page: 'example', says: 'SDK key not set', replay: 'tests/none.test.ts'},
    );
    expect(claimProblems(file, find, () => false)).toEqual([
      'docs/sdks/example.mdx does not say "not on this page"',
      '"other" is not under sources',
      'there is no page "exmple"',
      'the replay tests/none.test.ts does not exist',
    ]);
  });

  it.each([
    ['no evidence', {page: 'example', says: 'SDK key not set'}, 'one of the three'],
    ['no line', {...CLAIM, line: undefined, says: 'SDK key not set'}, 'line'],
    ['two kinds', {...CLAIM, says: 'SDK key not set', reason: 'because it is'}, 'one of the three'],
    ['too few words', {...CLAIM, says: 'SDK'}, 'at least 10 characters'],
  ])('is refused with %s', (_what, claim, reason) => {
    expect(() => fileWith(claim)).toThrow(reason);
  });
});

describe('the claims of the SDK pages', () => {
  const files = new Map(
    globSync('docs/sdks/**/claims.yaml').map((file) => [
      path.posix.dirname(file),
      readClaims(file, readFileSync(file, 'utf8')),
    ]),
  );
  const pages = globSync('docs/sdks/**/*.mdx')
    .filter((file) => !path.basename(file).startsWith('_'))
    .sort()
    .map((file) => readPage(file, readFileSync(file, 'utf8')));

  it('stand on their pages and have evidence', () => {
    const problems = [...files].flatMap(([folder, file]) =>
      claimProblems(
        file,
        (name) => pages.find((page) => page.file === `${folder}/${name}.mdx`),
        existsSync,
      ).map((problem) => `${folder}/claims.yaml: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('cover every row and every strong sentence about failure', () => {
    const problems = pages.flatMap(claimMistakes).map(describeError);
    expect(problems).toEqual([]);
  });
});
