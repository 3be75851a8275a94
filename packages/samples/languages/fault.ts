/** A deliberate fault: the first `from` of the good sample becomes `to`. */
export type Fault = {
  title: string;
  from: string;
  to: string;
  /** What the finding must say. */
  says: RegExp;
  /** Text on the line of the finding when it is not the line of the fault. */
  at?: string;
};
