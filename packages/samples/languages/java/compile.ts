import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, relative, sep} from 'node:path';
import type {Fence, Finding} from '../../core/types.ts';
import {run} from '../toolchains/command.ts';
import type {Project} from '../toolchains/projects.ts';
import type {JvmSdk} from './libraries.ts';
import {classpathOf} from './libraries.ts';

const RE_RESOURCE = /(?<![\w.])R\.(\w+)\.(\w+)/g;
const RE_BUILD_CONFIG = /(?<![\w.])BuildConfig\.(\w+)/g;

/** A compiler that a program in Java starts for many projects. */
export type Driver = {
  /** The program's file. */
  program: string;
  /** What the program itself needs. */
  classpath?: string;
  /** Name in messages. */
  name: string;
};

/** Classes that Android's build makes from the resources and settings that a file uses. */
function generatedClasses(fence: Fence): {name: string; code: string}[] {
  const {code} = fence;
  const packageLine = /^package ([\w.]+)/m.exec(code)?.[1];
  const head = packageLine ? `package ${packageLine};\n` : '';
  const resources = [...code.matchAll(RE_RESOURCE)];
  const kinds = [...new Set(resources.map(([, kind]) => kind))].map((kind) => {
    const own = resources.filter((each) => each[1] === kind).map(([, , name]) => name);
    const fields = [...new Set(own)].map((name) => `public static final int ${name} = 0;`);
    return `public static final class ${kind} { ${fields.join(' ')} }`;
  });
  const settings = [...new Set([...code.matchAll(RE_BUILD_CONFIG)].map(([, name]) => name))];
  const fields = settings.map((name) => `public static final String ${name} = "";`);
  return [
    {name: 'R', members: kinds},
    {name: 'BuildConfig', members: fields},
  ]
    .filter(({members}) => members.length > 0)
    .map(({name, members}) => ({
      name,
      code: `${head}public final class ${name} { ${members.join(' ')} }\n`,
    }));
}

/** Writes a project and returns its files, generated ones last. */
async function writeProject(folder: string, {files}: Project, sdk: JvmSdk): Promise<string[]> {
  const written = new Map([...files].map(([path, {code}]) => [join(folder, path), code]));
  const generated = sdk === 'android' ? [...files.values()].flatMap(generatedClasses) : [];
  generated.forEach(({name, code}, index) => {
    written.set(join(folder, 'generated', String(index), `${name}.java`), code);
  });
  for (const [path, code] of written) {
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, `${code}\n`);
  }
  return [...written.keys()];
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
      const sdk = sdkOfFence(project.judged[0]!);
      const files = await writeProject(join(root, String(number)), project, sdk);
      lines.push([await classpathOf(sdk), ...files].join('\t'));
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
