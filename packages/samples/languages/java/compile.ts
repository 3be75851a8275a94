import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, relative, sep} from 'node:path';
import type {Fence, Finding} from '../../core/types.ts';
import {run} from '../toolchains/command.ts';
import type {Project} from '../toolchains/projects.ts';
import type {JvmSdk} from './libraries.ts';
import {classpathOf} from './libraries.ts';

/** A compiler that a program in Java starts for many projects. */
export type Driver = {
  /** The program's file. */
  program: string;
  /** What the program itself needs. */
  classpath?: string;
  /** Name in messages. */
  name: string;
};

/** Writes a project and returns its files. */
async function writeProject(folder: string, {files}: Project): Promise<string[]> {
  const written = [...files].map(([path, {code}]) => ({path: join(folder, path), code}));
  for (const {path, code} of written) {
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, `${code}\n`);
  }
  return written.map(({path}) => path);
}

function readErrors(output: string, root: string, projects: readonly Project[]): Finding[] {
  return output.split('\n').flatMap((text): Finding[] => {
    const [number, path = '', line, column, message] = text.split('\t');
    const project = projects[Number(number)];
    if (!project || message === undefined) return [];
    const own = relative(join(root, number!), path).split(sep).join('/');
    const fence = project.files.get(own);
    // What belongs to no sample keeps all of them from being compiled.
    if (!fence) return project.judged.map((each) => ({fence: each, line: each.line, message}));
    if (!project.judged.includes(fence)) return [];
    return [{fence, line: fence.line + Number(line) - 1, column: Number(column), message}];
  });
}

/** Compiles projects in one process and returns what is wrong with them. */
export async function compileJvm(
  driver: Driver,
  projects: readonly Project[],
  sdkOfFence: (fence: Fence) => JvmSdk,
): Promise<{version: string; findings: Finding[]}> {
  const root = await mkdtemp(join(tmpdir(), 'samples-jvm-'));
  try {
    const lines: string[] = [];
    for (const [number, project] of projects.entries()) {
      const files = await writeProject(join(root, String(number)), project);
      lines.push([await classpathOf(sdkOfFence(project.judged[0]!)), ...files].join('\t'));
    }
    const classpath = driver.classpath ? ['-cp', driver.classpath] : [];
    // Quick to start: the process ends before more optimizing would pay.
    const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
    const stdout = await run(
      'java',
      [...options, ...classpath, driver.program],
      `${driver.name} cannot compile the samples`,
      {input: lines.join('\n')},
    );
    const [version = '', ...rest] = stdout.split('\n');
    const findings = readErrors(rest.join('\n'), root, projects).map((finding) => ({
      ...finding,
      message: `${driver.name}: ${finding.message}`,
    }));
    return {version: version.trim(), findings};
  } finally {
    await rm(root, {recursive: true, force: true});
  }
}
