import {BROWSER_RUNTIME, createDuckDB, VoidLogger} from 'duckdb-in-worker';
import type {DuckDBBindings, DuckDBConnection} from '@duckdb/duckdb-wasm/blocking';
import {instantiate} from './worker/instantiate.ts';
import {openTables, type OwnTable, type TableFile} from './engine/openTables.ts';
import {runSql} from './engine/runSql.ts';
import type {FromWorker, Prepared, StartFailure, ToWorker, OnProgress} from './worker/client.ts';
import {fillTable, type DemoTables} from './engine/demoTables.ts';

/** Starts DuckDB from a compiled module instead of an address, so that a second start is fast. */
async function startDuckDB(module: WebAssembly.Module): Promise<DuckDBBindings> {
  const bundle = {mainModule: '', mainWorker: ''};
  const runtime = BROWSER_RUNTIME;
  const database = await createDuckDB({mvp: bundle, eh: bundle}, new VoidLogger(), runtime);
  Object.assign(globalThis, {DUCKDB_RUNTIME: runtime});
  return instantiate(database, module);
}

function counting(total: number, onProgress: OnProgress): TransformStream<Uint8Array, Uint8Array> {
  let loaded = 0;
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.length;
      onProgress(loaded, total);
      controller.enqueue(chunk);
    },
  });
}

/** Downloads the engine, which is compressed as a file because some hosts take none above 25 MB. */
async function loadModule(url: string, onProgress: OnProgress): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const total = Number(response.headers.get('Content-Length'));
  const arriving = response.body.pipeThrough(counting(total, onProgress));
  // A host that knows the ending as a compression has the browser unpack it.
  const isUnpacked = response.headers.get('Content-Encoding') === 'gzip';
  const unpacked = isUnpacked
    ? arriving
    : arriving.pipeThrough(
        new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
      );
  const headers = {'Content-Type': 'application/wasm'};
  return WebAssembly.compileStreaming(new Response(unpacked as BodyInit, {headers}));
}

const DEMO = '/demo';

async function download(name: string): Promise<Response> {
  const response = await fetch(`${DEMO}/${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** Downloads the demo data: the files that the page about it offers, a few kilobytes. */
async function demoFiles(): Promise<TableFile[]> {
  const tables = (await (await download('tables.json')).json()) as DemoTables;
  return Promise.all(
    Object.entries(tables).map(async ([table, columns]) => {
      const name = `${table}.csv`;
      const content = new Uint8Array(await (await download(name)).arrayBuffer());
      return {name, content, sql: fillTable(table, columns, name)};
    }),
  );
}

interface Engine {
  database: DuckDBBindings;
  connection: DuckDBConnection;
  open: () => DuckDBConnection;
}

let starting: Promise<Engine>;

const say = (message: FromWorker): void => self.postMessage(message);

async function prepare(): Promise<Prepared> {
  const url = new URL('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm', import.meta.url).href;
  const [module, demo] = await Promise.all([
    loadModule(url, (loaded, total) => say({kind: 'progress', loaded, total})),
    demoFiles(),
  ]);
  return {module, demo};
}

async function start(given: Prepared | undefined, own: readonly TableFile[]): Promise<Engine> {
  // A policy that forbids to compile is met by the module, everything else by the network.
  let reason: StartFailure = 'download';
  try {
    const prepared = given ?? (await prepare());
    reason = 'refused';
    const database = await startDuckDB(prepared.module);
    const opened = new Map<string, OwnTable>();
    const connection = openTables(database, prepared.demo, own, (file, table) =>
      opened.set(file, table),
    );
    say({kind: 'ready', prepared, opened});
    return {database, connection, open: () => openTables(database, prepared.demo, own)};
  } catch (error) {
    const isRefused = error instanceof WebAssembly.CompileError;
    say({kind: 'failed', reason: isRefused ? 'refused' : reason});
    throw error;
  }
}

async function run(sql: string): Promise<void> {
  const engine = await starting;
  try {
    const answer = runSql(engine.database, engine.connection, sql);
    say({kind: 'answer', answer});
    if (!answer.isReadOnly) engine.connection = engine.open();
  } catch {
    say({kind: 'failed', reason: 'crashed'});
  }
}

self.onmessage = ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') starting = start(data.prepared, data.own);
  // The page has been told why when there is no engine.
  else run(data.sql).catch(() => undefined);
};
