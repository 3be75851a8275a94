import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {filesOfPage} from '../performance/pageWeight.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {SIMULATORS} from './pages.ts';

/** The hint of a field that every simulator has. */
const MARK = 'The same seed and fields give the same result.';

it('only pages with a simulator load one', () => {
  const loading = builtRoutes().filter((route) =>
    filesOfPage(route)
      .filter((file) => file.endsWith('.js'))
      .some((file) => readFileSync(file, 'utf8').includes(MARK)),
  );
  expect(loading.toSorted()).toEqual(SIMULATORS.map(({route}) => route).toSorted());
});
