import {counted} from '../../../shared/format.ts';
import type {Finding} from '../kit/types.ts';
import type {PastedTable} from './readTable.ts';
import {ROLE_NAMES, ROLES, type Positions, type Role} from './roles.ts';

/** One row: who saw what, when. */
export type Assignment = Record<Role, string> & {line: number};

/** What editors write for a missing value. */
const NULL = /^(?:null|\(null\)|\\n|none|nan)$/i;

/** The rows as assignments; those with too few or too many cells are told. */
export function readAssignments(
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
export function emptyFindings(assignments: readonly Assignment[]): Finding[] {
  return ROLE_NAMES.flatMap((role): Finding[] => {
    const [first, ...others] = assignments.filter((assignment) => assignment[role] === '');
    if (!first) return [];
    const message = `${ROLES[role].label} is empty in ${counted(others.length + 1, 'row')}.`;
    const fix = 'Leave these rows out in the query, or fill the column where you log.';
    return [{severity: 'error', line: first.line, message, fix}];
  });
}
