/** Stands in for `process.env` in JavaScript samples; see `program.ts`. */
declare const process_env: Record<string, string>;
