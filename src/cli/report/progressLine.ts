/** How far a test runner is, as its reporter prints it and `npm test` reads it. */
interface Progress {
  done: number;
  total: number;
}

const RE_LINE = /^@progress (\d+)\/(\d+)$/;

/** Returns the line that a reporter prints. */
export function progressLine({done, total}: Progress): string {
  return `@progress ${done}/${total}`;
}

/** Reads such a line; undefined for any other. */
export function readProgress(line: string): Progress | undefined {
  const [, done, total] = RE_LINE.exec(line) ?? [];
  return done && total ? {done: Number(done), total: Number(total)} : undefined;
}
