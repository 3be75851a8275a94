/** What a check says about a page, or about data of a page. */
export interface Diagnostic {
  /** Path relative to the repository. */
  file: string;
  /** From 1; undefined when the message concerns the whole file. */
  line?: number;
  column?: number;
  message: string;
  /** What to write instead. */
  hint?: string;
}
