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
  /** `awaited`: the spec that has to prove the row is not written yet. */
  result: Outcome | 'missing' | 'awaited';
}

/** Several tests may prove a row; one that fails is enough to break it. */
export function combine(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('failed')) {
    return 'failed';
  }
  return outcomes.includes('passed') ? 'passed' : 'skipped';
}

/**
 * Brings the rows of the specification and the tests that ran together.
 *
 * @param exists tells whether a file of the repository is there.
 */
export function rowResults(
  rows: readonly SpecificationRow[],
  proofs: readonly Proof[],
  exists: (file: string) => boolean,
): RowResult[] {
  return rows.map((row) => {
    const own = proofs.filter((proof) => proof.row === row.id);
    const tests = own.map(({test}) => test);
    if (own.length > 0) {
      return {row, tests, result: combine(own.map(({outcome}) => outcome))};
    }
    return {row, tests, result: row.spec && !exists(row.spec) ? 'awaited' : 'missing'};
  });
}

/** Returns the ids that tests name and the specification does not have. */
export function unknownRows(rows: readonly SpecificationRow[], proofs: readonly Proof[]): string[] {
  const known = new Set(rows.map(({id}) => id));
  return [...new Set(proofs.map(({row}) => row))].filter((id) => !known.has(id));
}

/** Counts results, such as `90 passed, 4 awaited`. */
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
    [row.id, row.text, tests.join('; ') || row.spec || '–', result].map(cell).join(' | '),
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
