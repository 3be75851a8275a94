/** A place of a text at which the tool stops reading it. */
export interface Fault {
  /** Offset in the text; unknown for what has no single place. */
  at: number | undefined;
  message: string;
  fix: string;
}
