import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {filesOfPage} from '../performance/pageWeight.ts';
import {builtRoutes} from '../support/builtRoutes.ts';

/** The hint of a field that every simulator has. */
const MARK = 'The same seed and fields give the same result.';

it('a simulator comes after its page: the HTML of no page asks for one', () => {
  const holding = globSync('build/assets/js/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes(MARK),
  );
  expect(holding).not.toEqual([]);
  const asking = builtRoutes().filter((route) =>
    filesOfPage(route).some((file) => holding.includes(file)),
  );
  expect(asking).toEqual([]);
});
