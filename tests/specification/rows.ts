import listed from './rows.json' with {type: 'json'};

/**
 * A row of the specification of the site. Each row needs a test that names it; one without fails
 * the suite (see `tests/specification/report`).
 *
 * A browser test names its rows by tags: `test('… @states/color-mode', …)`, or by the helpers of
 * `name.ts`. A Vitest test is named in `rows.json`.
 */
export interface SpecificationRow {
  /** `section/row`. */
  id: string;
  text: string;
  /** A Vitest test that proves the row instead of a browser test: its file and full name. */
  unit?: {file: string; name: string};
}

export type RowId = keyof typeof listed;

export const rows: readonly SpecificationRow[] = Object.entries(listed).map(([id, row]) =>
  typeof row === 'string' ? {id, text: row} : {id, ...row},
);
