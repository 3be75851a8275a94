import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {median} from 'd3-array';
import {
  EVALUATION_COST_FILE,
  type EvaluationCost,
} from '../../../src/features/sdks/evaluationCost.ts';
import {runMain} from '../../../src/shared/cli/runMain.ts';
import {ROOT} from '../../samples/core/paths.ts';
import {
  nodeProgram,
  pythonProgram,
  runOnce,
  rustProgram,
  withRules,
  type Program,
  type Run,
} from './programs.ts';
import {rulesWith} from './rules.ts';

const FLAG_COUNTS = [10, 100, 1_000];

/** Rounds of calls for different subjects; the middle one counts. */
const ROUNDS = 7;
const CALLS = 20_000;

/** Starts of the process; the middle one counts. */
const STARTS = 5;

/** Two digits are what such a measurement is good for. */
const rounded = (value: number): number => Number(value.toPrecision(2));

const middle = (values: readonly number[]): number => rounded(median(values) ?? NaN);

type SdkCost = EvaluationCost['sdks'][number]['costs'][number];

async function costOf(program: Program, flags: number): Promise<SdkCost> {
  const runs = await withRules(rulesWith(flags), async (baseUrl) => {
    const done: Run[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      done.push(await runOnce(program, baseUrl, ROUNDS, CALLS));
    }
    return done;
  });
  const cost = {
    flags,
    startMilliseconds: middle(runs.map(({startMs}) => startMs)),
    memoryMegabytes: middle(runs.map(({memoryBytes}) => memoryBytes / 1e6)),
    callMicroseconds: middle(runs.flatMap(({callMicroseconds}) => callMicroseconds)),
  };
  console.log(program.sdk, program.version, cost);
  return cost;
}

function sizeOf(flags: number): EvaluationCost['rules'][number] {
  const rules = rulesWith(flags);
  const [kilobytes = NaN, compressedKilobytes = NaN] = [
    Buffer.byteLength(rules),
    gzipSync(rules).length,
  ].map((bytes) => rounded(bytes / 1000));
  return {flags, kilobytes, compressedKilobytes};
}

/**
 * Measures what published SDKs need to start and to assign, and writes the figures that the page about latency shows:
 * `npm run bench:sdks`, on a machine at rest. Programs get their rules from an address on the same machine.
 */
runMain(async () => {
  const programs = [nodeProgram(), await pythonProgram(), await rustProgram()];
  const sdks: EvaluationCost['sdks'] = [];
  for (const program of programs) {
    const costs: SdkCost[] = [];
    for (const flags of FLAG_COUNTS) costs.push(await costOf(program, flags));
    sdks.push({sdk: program.sdk, version: program.version, costs});
  }
  const result: EvaluationCost = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}`,
    rules: FLAG_COUNTS.map(sizeOf),
    sdks,
  };
  writeFileSync(path.join(ROOT, EVALUATION_COST_FILE), `${JSON.stringify(result, null, 2)}\n`);
});
