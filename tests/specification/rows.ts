import type {TestDetails} from '@playwright/test';
import listed from './rows.json' with {type: 'json'};

/**
 * A row of the specification of the site. Each row needs a test that names it; one without fails
 * the suite (see `tests/specification/reporter.ts`).
 *
 * A browser test names its rows by tags: `test('… @states/color-mode', …)`, or by the helpers below.
 * A Vitest test is named in `rows.json`.
 */
interface SpecificationRow {
  /** `section/row`. */
  id: string;
  text: string;
  /** A Vitest test that proves the row instead of a browser test: its file and full name. */
  unit?: {file: string; name: string};
}

type RowId = keyof typeof listed;

export const rows: readonly SpecificationRow[] = Object.entries(listed).map(([id, row]) =>
  typeof row === 'string' ? {id, text: row} : {id, ...row},
);

/** Returns the details of a test that proves rows of the specification. */
export function covers(...ids: [RowId, ...RowId[]]): TestDetails {
  return {tag: ids.map((id) => `@${id}`)};
}

/** Returns the title and the details of the test that is a row's own. */
export function row(id: RowId, condition?: string): [string, TestDetails] {
  const text = rows.find((candidate) => candidate.id === id)!.text;
  return [`${id}: ${condition ? `${text} (${condition})` : text}`, covers(id)];
}
