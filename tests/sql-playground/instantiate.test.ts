import {createDuckDB, NODE_RUNTIME, VoidLogger} from '@duckdb/duckdb-wasm/blocking';
import {expect, it} from 'vitest';
import {instantiate} from '../../src/features/sql-playground/worker/instantiate.ts';

/** Wants a function that DuckDB does not give it, so that the browser refuses an instance. */
const REFUSED = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x04, 0x01, 0x60, 0x00, 0x00, 0x02, 0x07,
  0x01, 0x01, 0x61, 0x01, 0x62, 0x00, 0x00,
]);

it('an engine that cannot be instantiated is not waited for', async () => {
  const bundle = {mainModule: '', mainWorker: ''};
  const database = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), NODE_RUNTIME);
  const module = await WebAssembly.compile(REFUSED);
  await expect(instantiate(database, module)).rejects.toThrow(/Import #0/);
}, 10_000);
