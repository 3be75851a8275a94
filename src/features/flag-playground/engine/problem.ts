/** The way from the top of the document to a value. */
export type Path = readonly (string | number)[];

/** What is wrong with a configuration, before it has a line. */
export interface Finding {
  /** An error keeps the flag from being read; the evaluator goes on in spite of a warning. */
  severity: 'error' | 'warning';
  message: string;
  path: Path;
}

/** A finding with the line of the text it is about, counted from 1. */
export interface Problem extends Finding {
  line: number;
}
