import {expect, it} from 'vitest';
import {changeSummary} from '../../src/cli/change/changeSummary.ts';

const sources = [
  {file: 'docs/a.mdx', route: '/a/', before: '---\ntitle: A\n---\none two', after: 'one two three'},
  {file: 'docs/new.mdx', route: '/new/', after: 'one'},
  {file: 'docs/old.mdx', before: 'one two'},
  {file: 'docs/_shared/_key.mdx', before: 'one', after: 'one two'},
];
const bytes = (numbers: Record<string, number>) => new Map(Object.entries(numbers));
const built = bytes({'/a/': 12_000, '/new/': 900, '/b/': 500, '/c/': 70});

it('lists pages with words and bytes before and after, and what moved elsewhere', () => {
  const known = bytes({'/a/': 11_500, '/b/': 480, '/c/': 70});
  expect(changeSummary(sources, known, built).split('\n').slice(2)).toEqual([
    '| [/a/](preview:/a/) | 2 → 3 | 11,500 → 12,000 |',
    '| [/new/](preview:/new/) | – → 1 | – → 900 |',
    '| `docs/old.mdx` | 2 → – |  |',
    '| `docs/_shared/_key.mdx` | 1 → 2 |  |',
    '| 1 other page with the same source | | 480 → 500 |',
  ]);
});

it('tells the bytes of the change alone where the published ones are not known', () => {
  const [first] = changeSummary(sources, undefined, built).split('\n').slice(2);
  expect(first).toBe('| [/a/](preview:/a/) | 2 → 3 | 12,000 |');
});
