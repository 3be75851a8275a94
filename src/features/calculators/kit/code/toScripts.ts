import type {Scripts} from './languages.ts';
import type {Program} from './program.ts';
import {toPython} from './python.ts';
import {toR} from './r.ts';
import {toSql} from './sql.ts';
import {RELIABLE_STANDARD_ERRORS} from '../../../statistics/relativeLift.ts';
import {ROUNDING} from '../../../statistics/subjectsForLift.ts';

/** `subjectsForLift` as a formula, from the names of mean and variance. */
export const subjectsForLift = (mean: string, variance: string): string =>
  `floor(${RELIABLE_STANDARD_ERRORS ** 2} * ${variance} / ${mean} ^ 2 * (1 + ${ROUNDING})) + 1`;

/** A program in every language. */
export function toScripts(program: Program): Scripts {
  return {r: toR(program), python: toPython(program), sql: toSql(program)};
}
