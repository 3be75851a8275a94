/**
 * Whether as many cases are tried as there are, which `npm run test:all` asks for; otherwise a few
 * of them. A test that is too slow even so is in a file of its own, `*.all.test.ts` or
 * `*.all.spec.ts`.
 */
export const isThorough = process.env.TESTS === 'all';
