import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import remarkSchemaTables from '../../src/features/reference/schema-tables/index.ts';
import {errorOf, transformPage} from '../support/page/transformPage.ts';

/** Gives headings the ids that Docusaurus would. */
function setIds(tree: Root): void {
  visit(tree, 'heading', (node) => {
    const [text] = node.children;
    node.data = {id: text?.type === 'text' ? text.value.toLowerCase() : ''} as typeof node.data;
  });
}

function render(mdx: string): string {
  return transformPage(mdx, setIds, remarkSchemaTables());
}

function table(attributes: string): string {
  return `<SchemaTable schema="metric-sync.schema.json" ${attributes} />`;
}

describe('the fields of a schema', () => {
  it('are marked as required, or with what applies otherwise', () => {
    const page = render(table('at="#/$defs/metric"'));
    expect(page).toMatch(
      /\[`name`\]\(#metric-sync-defs-metric-name\) string, required\n\n +Identifies the metric/,
    );
    expect(page).toMatch(/\[`is_guardrail`\]\(\S+\) boolean, default `false`/);
    expect(page).toMatch(/\[`desired_change`\]\(\S+\) `increase`, `decrease`, default the fact's/);
  });

  it('links a field to the heading above the table of its schema', () => {
    const page = render(
      `## Source\n\n${table('at="#/$defs/factSource"')}\n\n## Facts\n\n${table('at="#/$defs/fact"')}`,
    );
    expect(page).toMatch(/\[`facts`\]\(\S+\) array of \[facts\]\(#facts\), required/);
    expect(page).toMatch(/\[`entities\S+\.entity\S+name`\]\(\S+\) string, required/);
  });

  it('shows the fields it is asked for', () => {
    expect(render(table('at="#/$defs/filter" only="operation, values"'))).not.toContain(
      'fact_property',
    );
    expect(render(table('at="#/$defs/filter" except="values"'))).toContain('fact_property');
  });

  it('stands for another object only if that one has no other fields', () => {
    const also = 'also="#/$defs/denominator"';
    expect(render(table(`at="#/$defs/numerator" ${also}`))).toContain('fact_name');
    expect(() => render(table(`at="#/$defs/numerator" except="filters" ${also}`))).toThrow(
      /"#\/\$defs\/denominator" has filters.* which this table does not show/,
    );
  });
});

describe('a wrong schema table fails at its line', () => {
  it.each([
    ['at="#/$defs/metrics"', /metric-sync\.schema\.json: "#\/\$defs\/metrics" does not exist; did/],
    ['at="#/$defs/metric" only="titel"', /No field titel\. Known: name, team_id, entity/],
    ['where="#"', /Write <SchemaTable schema="…" \[at="…"\]/],
  ])('%s', (attributes, message) => {
    const error = errorOf(() => render(`# Page\n\n${table(attributes)}`));
    expect(error).toMatch(message);
    expect(error).toContain('docs/example.mdx:3:1');
  });
});
