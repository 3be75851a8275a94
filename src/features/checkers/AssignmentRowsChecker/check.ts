import {emptyFindings, readAssignments} from './assignments.ts';
import {experimentFindings, experimentsOf, experimentTable} from './deduplicate.ts';
import {readTable} from './readTable.ts';
import {findColumns, ROLE_NAMES, type Role} from './roles.ts';
import {timestampFindings} from './timestamps.ts';
import {tooLong, type Outcome, type Values} from '../kit/types.ts';
import {counted} from '../../../shared/format.ts';

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

/** Rows with a repeated subject, a mixed one, and a timestamp that is a number. */
export const EXAMPLE = `user_id,assigned_at,experiment,variant
u01,2025-03-01 09:00:00,checkout_redesign,control
u02,2025-03-01 10:30:00,checkout_redesign,treatment
u03,2025-03-02 08:15:00,checkout_redesign,control
u04,2025-03-02 14:00:00,checkout_redesign,treatment
u01,2025-03-04 09:05:00,checkout_redesign,control
u04,2025-03-06 10:00:00,checkout_redesign,control
u05,1741165200,checkout_redesign,treatment
`;
