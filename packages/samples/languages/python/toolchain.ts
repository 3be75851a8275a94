import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Fence, Finding} from '../../core/types.ts';
import {startConfigurationServer} from '../../server/configurationServer.ts';
import type {Proof, Toolchain, ToolchainReport} from '../toolchains/types.ts';
import {pythonEnvironment, sourcesHash} from './environment.ts';
import {judge, type Judgment} from './judge.ts';
import {writeProject, type Project, type Sample} from './project.ts';
import {runSample} from './run.ts';

type Job = {project: Project; sample: Sample; judgment: Judgment};

const noFences = () => [];

/**
 * Judges samples by the published SDK: pyflakes and mypy read them, then Python executes those
 * marked `run` against a local server, and imports the others.
 *
 * @param timeLimitMs how long one may run, in milliseconds
 */
export function createPythonToolchain(timeLimitMs = 20_000): Toolchain {
  return {
    command: 'python3',
    inputs: () => `${pythonEnvironment().folder} ${sourcesHash()}`,
    async check(fences, before = noFences, page = () => fences) {
      const root = await realpath(await mkdtemp(join(tmpdir(), 'samples-python-')));
      try {
        return await checkIn(root, fences, before, page, timeLimitMs);
      } finally {
        await rm(root, {recursive: true, force: true});
      }
    },
  };
}

export const pythonToolchain = createPythonToolchain();

async function checkIn(
  root: string,
  fences: readonly Fence[],
  before: (fence: Fence) => readonly Fence[],
  page: (fence: Fence) => readonly Fence[],
  timeLimitMs: number,
): Promise<ToolchainReport> {
  const environment = pythonEnvironment();
  const ownPages = new Map(
    fences.map((fence) => [fence.page, [...new Set([...page(fence), fence])]]),
  );
  const projects = await Promise.all(
    [...ownPages.values()].map((own, index) => writeProject(join(root, String(index)), own, before)),
  );
  const {version, judgments} = await judge(projects, environment);
  const jobs = projects.flatMap((project, i) =>
    project.samples.flatMap((sample, j): Job[] => {
      const judgment = judgments[i]?.[j];
      return judgment && fences.includes(sample.fence) ? [{project, sample, judgment}] : [];
    }),
  );
  const server = await startConfigurationServer();
  const findings: Finding[] = [];
  const proofs = new Map<Fence, Proof>();
  const surroundings = {environment, baseUrl: server.url, timeLimitMs};
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const {project, sample, judgment} = job;
      const {fence} = sample;
      const own = problemsOf(job);
      if (own.length === 0 && judgment.isWhole) {
        own.push(...(await runSample(sample, judgment.marks, project, surroundings)));
        if (own.length === 0) proofs.set(fence, proofOf(sample, project, environment.sdk));
      }
      findings.push(...own);
    }
  };
  try {
    await Promise.all(Array.from({length: availableParallelism()}, work));
  } finally {
    await server.close();
  }
  return {tool: `python ${version}`, findings, proofs};
}

/** What is wrong before the sample runs; a sample that it continues has its own report. */
function problemsOf({sample: {fence, offset}, judgment}: Job): Finding[] {
  return judgment.problems
    .filter(({line}) => line > offset)
    .map(({line, message}) => ({fence, line: fence.line + line - offset - 1, message}));
}

function proofOf({fence}: Sample, {samples}: Project, sdk: string): Proof {
  const code = [fence, ...samples.map((each) => each.fence)].filter(
    (each) => each === fence || imports(fence, each),
  );
  const usesSdk = code.some((each) => /^\s*(?:import|from) eppo_client\b/m.test(each.code));
  return {
    status: fence.meta.run ? 'ran' : 'compiled',
    ...(usesSdk ? {against: sdk} : {}),
  };
}

/** Whether a sample imports another of its page. */
function imports({code}: Fence, {meta}: Fence): boolean {
  const module = meta.title?.replace(/\.py$/, '').split('/').pop();
  return (
    module !== undefined && new RegExp(`^\\s*(?:import|from) \\.?${module}\\b`, 'm').test(code)
  );
}
