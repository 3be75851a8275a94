import {counted} from '../../../shared/counted.ts';
import {type Finding, tooLong, type Outcome, type Values} from '../kit/types.ts';
import {type PastedTable, readTable} from './readTable.ts';
import {ROLE_NAMES, ROLES, type Positions, type Role, findColumns} from './roles.ts';
import {experimentFindings, experimentsOf, experimentTable} from './deduplicate.ts';
import {timestampFindings} from './timestamps.ts';

/** One row: who saw what, when. */
export type Assignment = Record<Role, string> & {line: number};

/** What editors write for a missing value. */
const NULL = /^(?:null|\(null\)|\\n|none|nan)$/i;

/** The rows as assignments; those with too few or too many cells are told. */
function readAssignments(
  {columns, rows}: PastedTable,
  positions: Positions,
): {assignments: Assignment[]; findings: Finding[]} {
  const whole = rows.filter(({cells}) => cells.length === columns.length);
  const findings = rows
    .filter(({cells}) => cells.length !== columns.length)
    .slice(0, 5)
    .map(({line, cells}): Finding => ({
      severity: 'error',
      line,
      message: `This row has ${counted(cells.length, 'cell')}; there are ${counted(columns.length, 'column')}.`,
      fix: cells.some((cell) => cell.includes('\n'))
        ? 'A cell begins with a quote and ends lines further down: close the quote, and double those inside of it.'
        : 'Copy the rows again, with their column names, or put cells with a separator in quotes.',
    }));
  const assignments = whole.map(({line, cells}) => {
    const cell = (role: Role) => (cells[positions[role]] ?? '').replace(NULL, '');
    return {
      line,
      subject: cell('subject'),
      timestamp: cell('timestamp'),
      experiment: cell('experiment'),
      variant: cell('variant'),
    };
  });
  return {assignments, findings};
}

/** Empty cells of required columns, one finding for each column. */
function emptyFindings(assignments: readonly Assignment[]): Finding[] {
  return ROLE_NAMES.flatMap((role): Finding[] => {
    const [first, ...others] = assignments.filter((assignment) => assignment[role] === '');
    if (!first) return [];
    const message = `${ROLES[role].label} is empty in ${counted(others.length + 1, 'row')}.`;
    const fix = 'Leave these rows out in the query, or fill the column where you log.';
    return [{severity: 'error', line: first.line, message, fix}];
  });
}

const refuse = (summary: string): Outcome => ({isGood: false, summary, findings: []});

/** Says whether rows can be used as assignments, and what Eppo would make of them. */
export function check(values: Values<Role | 'rows'>, now = Date.now()): Outcome {
  const refusal = tooLong(values.rows);
  if (refusal) return refusal;
  if (/^\s*[[{]/.test(values.rows)) {
    return refuse(
      'Paste a table with column names, not JSON: SQL editors and spreadsheets copy rows so.',
    );
  }
  const table = readTable(values.rows);
  if (table.columns.length === 0) {
    return refuse('Paste rows, with their column names in the first line.');
  }
  const {positions, missing, unclear} = findColumns(table.columns, values);
  if (missing.length > 0) {
    const summary = `${counted(missing.length, 'required column')} ${missing.length === 1 ? 'is' : 'are'} missing.`;
    return {isGood: false, summary, findings: [...missing, ...unclear]};
  }
  if (unclear.length > 0) {
    return {isGood: false, summary: 'Say which column is the subject.', findings: unclear};
  }
  if (table.rows.length === 0) return refuse('There are column names, but no rows below them.');
  const {assignments, findings: ragged} = readAssignments(table, positions);
  const experiments = experimentsOf(assignments);
  const findings = [
    ...ragged,
    ...emptyFindings(assignments),
    ...timestampFindings(assignments, now),
    ...experimentFindings(experiments),
  ];
  const isGood = findings.every(({severity}) => severity === 'warning');
  const read = `${counted(table.rows.length, 'row')} of ${counted(experiments.length, 'experiment')}`;
  const columns = ROLE_NAMES.map((role) => table.columns[positions[role]]).join(', ');
  return {
    isGood,
    summary: `${isGood ? 'These rows can be analyzed' : 'Correct the query or the log first'}: ${read}. Columns read: ${columns}. Repeated rows do no harm; the first one counts.`,
    findings,
    tables: experiments.length > 0 ? [experimentTable(experiments)] : [],
  };
}
