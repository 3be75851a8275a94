/**
 * Whether all cases are tried, which `npm run test:all` asks for; otherwise a part of them. What is
 * too slow even so is in a file of its own, named `*.all.test.ts` or `*.all.spec.ts`.
 */
export const isThorough = process.env.TESTS === 'all';

/** Returns how many random cases to try: all of them, or a tenth. */
export function casesOf(all: number): number {
  return isThorough ? all : Math.ceil(all / 10);
}
