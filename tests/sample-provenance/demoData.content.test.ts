import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

it('shows the view of the demo data as the samples use it', () => {
  const view = readFileSync('static/demo/subjects.sql', 'utf8').replace(/^--.*\n/gm, '');
  const page = readFileSync('docs/data-management/demo-dataset.mdx', 'utf8');
  expect(page).toContain(view.replace('create view', 'create or replace view'));
});
