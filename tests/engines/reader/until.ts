/** How often a page is looked at, ms. */
const PAUSE = 40;

/** How long something may take that a reader waits for, ms. */
const PATIENCE = 30_000;

/** How long a busy machine may compile DuckDB and fill its tables, ms. */
export const COMPILING = 100_000;

/**
 * Asks again until the answer is right. A page on its way to another one cannot be asked; that is
 * no error.
 *
 * @param problemOf says what is wrong, or returns undefined.
 * @returns what was wrong last, or undefined.
 */
export async function until(
  problemOf: () => Promise<string | undefined>,
  patience = PATIENCE,
): Promise<string | undefined> {
  const end = Date.now() + patience;
  for (;;) {
    const problem = await problemOf().catch((error: Error) => error.message);
    if (problem === undefined || Date.now() > end) {
      return problem;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
}

/** Waits until nothing is wrong any more. */
export async function insist(
  what: string,
  problemOf: () => Promise<string | undefined>,
): Promise<void> {
  const problem = await until(problemOf);
  if (problem !== undefined) {
    throw new Error(`${what}: ${problem}`);
  }
}
