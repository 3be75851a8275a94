import {sqlProblems, type Dialect} from '../../../../src/shared/sql/check.ts';
import type {Fence, Finding} from '../../core/types.ts';

/** Parses every statement of a fence in its dialect. */
export function checkDialect(fence: Fence, sql: string, dialect: Dialect): Finding[] {
  return sqlProblems(sql, dialect).map(({row, column, message, hint}) => {
    return {fence, line: fence.line + row, column: column + 1, message, hint};
  });
}
