/** A column of a result, with the type that DuckDB calls it. */
export interface Column {
  name: string;
  type: string;
}

/** What one statement returned. Values are text as DuckDB writes it; null for NULL. */
export interface StatementResult {
  /** Line of the statement's first character, counted from 1. */
  line: number;
  columns: readonly Column[];
  rows: readonly (readonly (string | null)[])[];
  /** Whether the statement is a query, which changes nothing. */
  isQuery: boolean;
  /** Whether there are more rows than were fetched. */
  hasMore: boolean;
}

/** Why a statement failed, and where in the text. */
export interface SqlProblem {
  /** Counted from 1; the line of the statement when DuckDB does not say where. */
  line: number;
  column?: number;
  message: string;
}

/** What the statements of a text returned, up to the first that failed. */
export interface SqlAnswer {
  results: readonly StatementResult[];
  problem?: SqlProblem;
  /** Whether every statement only read: the tables are as they were. */
  isReadOnly: boolean;
  milliseconds: number;
}
