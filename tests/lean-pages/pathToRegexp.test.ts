import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import pathToRegexp from '../../src/features/lean-pages/bundle/pathToRegexp.ts';

const {resolve} = createRequire(import.meta.url);
// The router's own version, not the one that a test could import.
const original = createRequire(resolve('react-router'))('path-to-regexp') as typeof pathToRegexp;

const PATHS = ['/', '/sdks/', '/sdks/c++/', '/docs/v1.2/a', '/reference/index.html', '*'];
const ADDRESSES = [
  ...PATHS,
  '',
  '/sdks',
  '/SDKS/',
  '/sdks//',
  '/sdks/python/',
  '/sdksother/',
  '/docs/v1x2/a',
  '/docs/v1.2/a/',
  '/docs/v1.2/a/b',
];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

/** What of each address a path stands for. */
const matchesOf = (create: typeof pathToRegexp, path: string, options: (typeof OPTIONS)[number]) =>
  ADDRESSES.map((address) => create(path, [], options).exec(address)?.[0]);

describe('paths of the router', () => {
  it.each(PATHS)('%s stands for the same addresses as with path-to-regexp', (path) => {
    for (const options of OPTIONS) {
      expect(matchesOf(pathToRegexp, path, options)).toEqual(matchesOf(original, path, options));
    }
  });
});
