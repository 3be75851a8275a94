import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readEngine} from '../../src/features/search/cli/readIndex.ts';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import {INDEX_PATH} from '../../src/features/search/records/indexFiles.ts';
import type {Engine} from '../../src/features/search/engine/engine.ts';

/** Returns what the search index of a build weighs on the wire, in bytes of brotli. */
export function indexWeight(root: string): number {
  return brotliCompressSync(readFileSync(path.join(root, INDEX_PATH))).length;
}

/** Processor time of one answer, ms. */
function timeAnswer(engine: Engine, query: string): number {
  const start = process.cpuUsage();
  answerRequests(engine, [{indexName: 'docs', query, attributesToSnippet: ['content:10']}]);
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Measures how long answers take.
 *
 * @returns the 95th percentile of the processor time of an answer, ms.
 */
export function queryTime(root: string, queries: readonly string[]): number {
  const engine = readEngine(root);
  const ask = (query: string): number => timeAnswer(engine, query);
  queries.forEach(ask);
  // The best of three: what else the machine does, garbage collection too, only adds time.
  const times = queries
    .map((query) => Math.min(ask(query), ask(query), ask(query)))
    .sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}
