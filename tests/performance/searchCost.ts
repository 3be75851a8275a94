import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readIndex} from '../../src/features/search/cli/readIndex.ts';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import {OUTLINE_PATH, TEXT_PATH} from '../../src/features/search/records/embeddedIndexFiles.ts';
import {createEngine, type Engine} from '../../src/features/search/engine/engine.ts';

/** Returns what both parts of the search index of a build weigh on the wire, in bytes of brotli. */
export function indexWeight(root: string): number {
  return [OUTLINE_PATH, TEXT_PATH]
    .map((file) => brotliCompressSync(readFileSync(path.join(root, file))).length)
    .reduce((sum, size) => sum + size);
}

/** Processor time of one answer, ms. */
function timeAnswer(engine: Engine, query: string): number {
  const start = process.cpuUsage();
  answerRequests(engine, {
    requests: [{indexName: 'docs', query, attributesToSnippet: ['content:10']}],
  });
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Measures how long answers take.
 *
 * @returns the 95th percentile of the processor time of an answer, ms.
 */
export function queryTime(root: string, queries: readonly string[]): number {
  const engine = createEngine(readIndex(root));
  const ask = (query: string): number => timeAnswer(engine, query);
  queries.forEach(ask);
  // The best of three: what else the machine does, garbage collection too, only adds time.
  const times = queries
    .map((query) => Math.min(ask(query), ask(query), ask(query)))
    .sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
}
