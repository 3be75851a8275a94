import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {sdkManifest} from '../../../src/features/sdks/readManifest.ts';
import {installedVersion} from '../../samples/core/installed.ts';
import {ROOT} from '../../samples/core/paths.ts';
import {pythonEnvironment} from '../../samples/languages/python/environment.ts';
import {cargo} from '../../samples/languages/rust/cargo.ts';
import {runCommand} from '../../samples/languages/toolchains/command.ts';
import {serve} from '../../samples/server/scriptedServer.ts';
import {ASKED_FLAG} from './rules.ts';

/** What a program of this folder prints. */
export interface Run {
  startMs: number;
  memoryBytes: number;
  callMicroseconds: number[];
  value: string;
}

/** A program of this folder, with the version of the SDK that it runs. */
export interface Program {
  sdk: string;
  version: string;
  command: readonly string[];
}

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** The program for the SDK that is installed for samples. */
export function nodeProgram(): Program {
  const {package: name} = sdkManifest('node');
  const command = ['node', '--expose-gc', path.join(HERE, 'node.mjs')];
  return {sdk: 'node', version: installedVersion(name), command};
}

/** The program for the SDK of the manifest; the first call on a machine installs it. */
export async function pythonProgram(): Promise<Program> {
  const {python} = await pythonEnvironment();
  const command = [python, path.join(HERE, 'python.py')];
  return {sdk: 'python', version: sdkManifest('python').latestVersion, command};
}

/** The program for the SDK of the manifest, compiled with optimizations, unlike the samples. */
export async function rustProgram(): Promise<Program> {
  const {latestVersion} = sdkManifest('rust');
  const folder = path.join(ROOT, '.cache/samples/cost');
  mkdirSync(folder, {recursive: true});
  const manifest = readFileSync(path.join(HERE, 'rust/Cargo.toml'), 'utf8');
  writeFileSync(path.join(folder, 'Cargo.toml'), manifest.replace('SDK_VERSION', latestVersion));
  copyFileSync(path.join(HERE, 'rust/main.rs'), path.join(folder, 'main.rs'));
  const {code, stderr} = await cargo(['build', '--release'], folder, path.join(folder, 'target'));
  if (code !== 0) throw new Error(`cargo build failed:\n${stderr}`);
  const command = [path.join(folder, 'target/release/evaluation-cost')];
  return {sdk: 'rust', version: latestVersion, command};
}

/** Answers each request for rules with a text while an action runs. */
export async function withRules<Result>(
  rules: string,
  action: (baseUrl: string) => Promise<Result>,
): Promise<Result> {
  const server = await serve({config: [rules]});
  try {
    return await action(server.url);
  } finally {
    await server.close();
  }
}

/**
 * Runs a program once.
 *
 * @param rounds how often it measures the calls
 * @param calls number of assignments in a round, each for another subject
 * @throws Error when it fails, or when the SDK gave the default: then nothing was measured
 */
export async function runOnce(
  {command, sdk}: Program,
  baseUrl: string,
  rounds: number,
  calls: number,
): Promise<Run> {
  const [file = '', ...args] = command;
  const options = [baseUrl, ASKED_FLAG, String(rounds), String(calls)];
  const {code, stdout, stderr} = await runCommand(file, [...args, ...options]);
  const line = stdout.split('\n').find((each) => each.startsWith('{"startMs"'));
  if (code !== 0 || line === undefined) throw new Error(`${sdk} ended with ${code}:\n${stderr}`);
  const run = JSON.parse(line) as Run;
  if (run.value === 'none') throw new Error(`${sdk} gave the default, so nothing was measured.`);
  return run;
}
