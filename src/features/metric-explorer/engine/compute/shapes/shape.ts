import type {Estimate} from '../estimate.ts';

/** The values of one subject; a list holds those of its events. */
export type Cells = (number | number[])[];

/** What the subjects of one variation come to. */
export interface Summary {
  cells: (number | null)[];
  estimate: Estimate;
}

/** What differs between the types of metrics: the tables, and how a variation is summed up. */
export interface Shape {
  subjectColumns: string[];
  /** A row per subject. */
  cells: Cells[];
  variationColumns: string[];
  summarize: (cells: Cells[]) => Summary;
  /** Limits of winsorization, where there are any. */
  limits?: {lower: number | null; upper: number | null};
}

/** One column of the rows of subjects. */
export function column(cells: readonly Cells[], index: number): number[] {
  return cells.map((row) => row[index] as number);
}

/** The sum, as SQL has it: nothing for no rows. */
export function total(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}
