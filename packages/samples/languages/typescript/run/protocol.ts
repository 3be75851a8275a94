/** A module that a sample imports from another sample of its page. */
export type Module = {javascript: string};

/** A sample to execute. */
export type Job = {
  id: number;
  javascript: string;
  /** The samples it imports, by specifier. */
  modules: Record<string, Module>;
};

/** An assertion that failed, at a line of the code. */
export type Failure = {line: number; message: string};

/** How a sample ended. */
export type Result = {
  id: number;
  failures: Failure[];
  /** Lines of the assertions that were evaluated; absent when the sample did not finish. */
  reached?: number[];
  /** The lines it wrote to the console; absent when it did not finish. */
  printed?: readonly string[];
  /** What the sample threw, with the place inside the compiled sample. */
  error?: {message: string; line?: number; column?: number};
};

/** The file name of compiled samples in stack traces. */
export const SAMPLE_FILE = 'executed-sample.js';
