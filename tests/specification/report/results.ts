import type {SpecificationRow} from '../rows.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

/** A test that names a row. */
export interface Proof {
  row: string;
  /** Where the test is and what it is called. */
  test: string;
  outcome: Outcome;
}

interface RowResult {
  row: SpecificationRow;
  tests: string[];
  result: Outcome | 'missing';
}

/** Several tests may prove a row; one that fails is enough to break it. */
export function combine(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('failed')) {
    return 'failed';
  }
  return outcomes.includes('passed') ? 'passed' : 'skipped';
}

/** Brings the rows of the specification and the tests that ran together. */
export function rowResults(
  rows: readonly SpecificationRow[],
  proofs: readonly Proof[],
): RowResult[] {
  return rows.map((row) => {
    const own = proofs.filter((proof) => proof.row === row.id);
    const result = own.length > 0 ? combine(own.map(({outcome}) => outcome)) : 'missing';
    return {row, tests: own.map(({test}) => test), result};
  });
}

/** Counts results, such as `90 passed, 4 skipped`. */
export function summarize(results: readonly RowResult[]): string {
  const counts = new Map<string, number>();
  for (const {result} of results) {
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  return [...counts].map(([result, count]) => `${count} ${result}`).join(', ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}

/** Writes the results as a Markdown table. */
export function toMarkdown(results: readonly RowResult[]): string {
  const lines = results.map(({row, tests, result}) =>
    [row.id, row.text, tests.join('; ') || '–', result].map(cell).join(' | '),
  );
  return [
    '# Specification',
    '',
    `${results.length} rows: ${summarize(results)}.`,
    '',
    '| Row | Text | Tests | Result |',
    '| --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}
