import type {Scripts} from './languages.ts';
import type {Program} from './program.ts';
import {toPython} from './python.ts';
import {toR} from './r.ts';
import {toSql} from './sql.ts';

/** A program in every language. */
export function toScripts(program: Program): Scripts {
  return {r: toR(program), python: toPython(program), sql: toSql(program)};
}
