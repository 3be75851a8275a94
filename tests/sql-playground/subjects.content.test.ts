import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {SUBJECTS_VIEW} from '../../src/features/sql-playground/engine/demoTables.ts';

it('shows the view of the demo data as samples use it', () => {
  const page = readFileSync('docs/data-management/demo-dataset.mdx', 'utf8');
  expect(page).toContain(SUBJECTS_VIEW.replace('create view', 'create or replace view'));
});
