import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {behaviors} from '../../../languages/rust/replays/behaviors/index.ts';
import {compilation} from '../../../languages/rust/replays/compilation.ts';
import {unplayed} from '../../../languages/rust/replays/unplayed.ts';

const PAGES = ['initialization', 'quickstart', 'assignments'] as const;

function textOf(page: string): string {
  return readFileSync(`docs/sdks/server-sdks/rust/${page}.mdx`, 'utf8');
}

/** The headers of the tables that say what fails. */
const FAILURES = /^\| (?:Symptom|Failure|Warning|`eppo::Error`|Code of the flag) \|/;

/** The rows of a page's tables about failures. */
function failureRows(page: string): string[] {
  const tables = textOf(page).split(/\n{2,}/);
  return tables
    .filter((table) => FAILURES.test(table))
    .flatMap((table) => table.split('\n').slice(2));
}

const replays = [...Object.values(behaviors), ...Object.values(compilation)];
const played = replays.flatMap(({rows}) => rows);

test('the overview still says what was played', () => {
  const own = played.filter(({page}) => page === 'intro').map(({row}) => row);
  expect(own.filter((row) => !textOf('intro').includes(row))).toEqual([]);
});

describe.each(PAGES)('the rows about failures on the page %s', (page) => {
  const rows = failureRows(page);
  const without = unplayed.filter((each) => each.page === page).map(({row}) => row);
  const own = played.filter((each) => each.page === page).map(({row}) => row);

  test('are all played, or say why not', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => ![...own, ...without].includes(row))).toEqual([]);
  });

  test('still say what was played', () => {
    const text = textOf(page);
    expect([...own, ...without].filter((row) => !text.includes(row))).toEqual([]);
  });
});
