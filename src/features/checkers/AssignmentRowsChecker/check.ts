import {counted} from '../../../shared/format.ts';
import {tooLong} from '../kit/types.ts';
import type {Outcome, Values} from '../kit/types.ts';
import {emptyFindings, readAssignments} from './assignments.ts';
import {experimentFindings, experimentsOf, experimentTable} from './deduplicate.ts';
import {readTable} from './readTable.ts';
import {findColumns, ROLE_NAMES, type Role} from './roles.ts';
import {timestampFindings} from './timestamps.ts';

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
