import {expect, it} from 'vitest';
import {lastChanges} from '../../src/cli/stale/lastChanges.ts';
import {pagesCheckedWith} from '../../src/cli/stale/pagesCheckedWith.ts';
import {staleReport} from '../../src/cli/stale/staleReport.ts';

const LOG = `@2026-11-20

docs/sdks/server-sdks/go/intro.mdx
docs/gone.mdx
docs/sdks/claims.yaml
@2026-03-01

docs/sdks/server-sdks/go/intro.mdx
docs/sdks/server-sdks/go/bandits.mdx
@2026-01-01

docs/old.mdx
`;

const changed = lastChanges(LOG, (file) => file !== 'docs/gone.mdx');

it('the last change of a page counts, of pages that exist', () => {
  expect([...changed]).toEqual([
    ['docs/sdks/server-sdks/go/intro.mdx', '2026-11-20'],
    ['docs/sdks/server-sdks/go/bandits.mdx', '2026-03-01'],
    ['docs/old.mdx', '2026-01-01'],
  ]);
});

it('lists the pages of an SDK with a newer release, and old pages, the oldest first', () => {
  const newer = [{sdk: 'go', documented: '6.3.0', newest: '6.4.0'}];
  expect(staleReport({newer, unreached: ['php'], changed, before: '2026-06-01'})).toEqual([
    'go 6.4.0 is newer than 6.3.0, which these pages describe; npm run sdk:watch -- go shows what changed',
    '  docs/sdks/server-sdks/go/bandits.mdx',
    '  docs/sdks/server-sdks/go/intro.mdx',
    'Not reached: php',
    'Not changed since 2026-06-01:',
    '  2026-01-01 docs/old.mdx',
    '  2026-03-01 docs/sdks/server-sdks/go/bandits.mdx',
  ]);
});

it('says so when nothing is old', () => {
  expect(staleReport({newer: [], unreached: [], changed, before: '2025-01-01'})).toEqual([
    'Every page changed since 2025-01-01.',
  ]);
});

it('lists pages elsewhere whose samples were checked with the SDK', () => {
  const proof = {status: 'ran', tool: 'python'} as const;
  const current = {...proof, against: 'eppo-server-sdk 4.4.1'};
  const proofs = new Map([
    ['docs/start.mdx', [current, current]],
    ['docs/ruby.mdx', [{...proof, against: 'eppo-server-sdk 3.8.0'}]],
    ['docs/plain.mdx', [proof]],
  ]);
  const python = {package: 'eppo-server-sdk', latestVersion: '4.4.1'};
  const samples = pagesCheckedWith(proofs, python);
  expect(samples).toEqual(['docs/start.mdx']);
  const newer = [{sdk: 'python', documented: '4.4.1', newest: '4.5.0', samples}];
  const days = new Map([['docs/start.mdx', '2026-11-01']]);
  expect(staleReport({newer, unreached: [], changed: days, before: '2026-06-01'})).toContain(
    '  docs/start.mdx',
  );
});
