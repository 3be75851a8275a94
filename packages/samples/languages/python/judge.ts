import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import {run} from '../toolchains/command.ts';
import {TEMPLATE, type Environment} from './environment.ts';
import type {Project} from './project.ts';

const SCRIPT = fileURLToPath(new URL('check_samples.py', import.meta.url));

/** What is said about a sample before it runs; lines count in its file. */
export type Judgment = {
  /** Whether the sample imports what it uses, so that it can be executed. */
  isWhole: boolean;
  problems: {line: number; message: string}[];
};

const fieldsOf = (event: string) =>
  sdkManifest('python')
    .symbols.find(({name}) => name === event)!
    .params.map(({name}) => name);

/** Judges the syntax, names and types of all projects in one process. */
export async function judge(
  projects: readonly Project[],
  {python, folder}: Environment,
): Promise<{version: string; judgments: Judgment[][]}> {
  const mypy = ['--config-file', join(TEMPLATE, 'mypy.ini'), '--cache-dir', join(folder, 'mypy')];
  const input = projects.map((project) => ({
    folder: project.folder,
    mypy,
    fields: {
      log_assignment: fieldsOf('AssignmentEvent'),
      log_bandit_action: fieldsOf('BanditEvent'),
    },
    samples: project.samples.map(({file}) => ({file})),
  }));
  const stdout = await run(python, [SCRIPT], 'python3 failed to check the samples', {
    input: JSON.stringify(input),
  });
  const {version, results} = JSON.parse(stdout) as {version: string; results: Judgment[][]};
  return {version, judgments: results};
}
