import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {judge, readCases} from '../engine/cases.ts';
import {readConfiguration} from '../engine/configuration.ts';
import {createEvaluator} from '../engine/evaluator.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';
import {runMain} from '../../../shared/cli/runMain.ts';

const USAGE =
  'Name a configuration and cases: npm run flags:evaluate -- --config ufc.json cases.json';

/** Tells files that cannot be used from cases that are wrong. */
const BAD_INPUT = 2;

/** Reads a file; what is wrong with it is told with its name. */
function readFrom<Content>(file: string, read: (text: string) => Content): Content {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${errorMessage(error)}`, {cause: error});
  }
}

function configurationOf(text: string) {
  const reading = readConfiguration(text);
  if ('problem' in reading) {
    throw new Error(`line ${reading.problem.line}: ${reading.problem.message}`);
  }
  return reading.configuration;
}

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {config: {type: 'string'}},
    allowPositionals: true,
  });
  if (!values.config || positionals.length === 0) throw new Error(USAGE);
  const configuration = readFrom(values.config, configurationOf);
  const cases = positionals.flatMap((file) => readFrom(file, readCases));
  const verdict = judge(cases, createEvaluator(configuration));
  console.log(JSON.stringify(verdict));
  process.exitCode = verdict.wrong.length === 0 ? 0 : 1;
}, BAD_INPUT);
