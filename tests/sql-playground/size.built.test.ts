import {statSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {DOWNLOAD_SIZE} from '../../src/features/sql-playground/engine/runsInBrowser.ts';
import {WORKER_NAME} from '../../src/features/sql-playground/workerPolicy.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {filesOfPage} from '../performance/pageWeight.ts';

const MB = 1_000_000;
const engines = globSync('build/assets/js/*.wasm.gz');

describe('the engine', () => {
  it('is one file, of the size that buttons say', () => {
    expect(engines).toHaveLength(1);
    expect(`${Math.round(statSync(engines[0]!).size / MB)} MB`).toBe(DOWNLOAD_SIZE);
  });

  it('and its worker are named by no page', () => {
    expect(globSync(`build/assets/js/${WORKER_NAME}.*.js`)).toHaveLength(1);
    const naming = builtRoutes().filter((route) =>
      filesOfPage(route).some((file) => file.includes(WORKER_NAME) || file.includes('.wasm')),
    );
    expect(naming).toEqual([]);
  });
});
