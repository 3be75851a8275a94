const isThorough = process.env.TESTS === 'all';

/**
 * Returns how many random cases to try: all of them with `npm run test:all`, which sets `TESTS`,
 * otherwise a tenth. What is too slow even so is in a file of its own, named `*.all.test.ts` or
 * `*.all.spec.ts`.
 */
export function casesOf(all: number): number {
  return isThorough ? all : Math.ceil(all / 10);
}
