import type {TestDetails} from '@playwright/test';
import {rows, type RowId} from './rows.ts';

/** Returns the details of a test that proves rows of the specification. */
export function covers(...ids: [RowId, ...RowId[]]): TestDetails {
  return {tag: ids.map((id) => `@${id}`)};
}

/** Returns the title and the details of the test that is a row's own. */
export function row(id: RowId, condition?: string): [string, TestDetails] {
  const text = rows.find((candidate) => candidate.id === id)!.text;
  return [`${id}: ${condition ? `${text} (${condition})` : text}`, covers(id)];
}
