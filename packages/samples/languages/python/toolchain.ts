import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {availableParallelism, tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Fence, Finding} from '../../core/types.ts';
import {serve} from '../../server/scriptedServer.ts';
import type {Proof, Toolchain, ToolchainReport} from '../toolchains/types.ts';
import {pythonEnvironment, type Environment} from './environment.ts';
import {judge, type Judgment} from './judge.ts';
import {writeProject, type Project, type Sample} from './project.ts';
import {runSample, type Surroundings} from './run.ts';

type Job = {project: Project; sample: Sample; judgment: Judgment};

/**
 * Judges samples by the published SDK: pyflakes and mypy read them, then Python executes those
 * marked `run` against a local server, and imports the others.
 *
 * @param timeLimitMs how long one may run, in milliseconds
 */
export function createPythonToolchain(timeLimitMs = 20_000): Toolchain {
  return {
    command: 'python3',
    install: pythonEnvironment,
    async check(fences, page = () => []) {
      const environment = await pythonEnvironment();
      const root = await realpath(await mkdtemp(join(tmpdir(), 'samples-python-')));
      try {
        const projects = await writeProjects(root, fences, page);
        return await checkProjects(projects, fences, environment, timeLimitMs);
      } finally {
        await rm(root, {recursive: true, force: true});
      }
    },
  };
}

export const pythonToolchain = createPythonToolchain();

/** One project per page, also for the samples of it that did not change: others import them. */
function writeProjects(
  root: string,
  fences: readonly Fence[],
  page: (fence: Fence) => readonly Fence[],
): Promise<Project[]> {
  const pages = new Map<string, Set<Fence>>();
  for (const fence of fences) {
    pages.set(fence.page, new Set([...(pages.get(fence.page) ?? page(fence)), fence]));
  }
  return Promise.all(
    [...pages.values()].map((own, index) => writeProject(join(root, String(index)), [...own])),
  );
}

async function checkProjects(
  projects: readonly Project[],
  fences: readonly Fence[],
  environment: Environment,
  timeLimitMs: number,
): Promise<ToolchainReport> {
  const {version, judgments} = await judge(projects, environment);
  const jobs = projects.flatMap((project, i) =>
    project.samples.flatMap((sample, j): Job[] => {
      const judgment = judgments[i]?.[j];
      return judgment && fences.includes(sample.fence) ? [{project, sample, judgment}] : [];
    }),
  );
  const server = await serve();
  const surroundings = {environment, baseUrl: server.url, timeLimitMs};
  const findings: Finding[] = [];
  const proofs = new Map<Fence, Proof>();
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const {found, proof} = await checkJob(job, surroundings);
      findings.push(...found);
      if (proof) proofs.set(job.sample.fence, proof);
    }
  };
  try {
    await Promise.all(Array.from({length: availableParallelism()}, work));
  } finally {
    await server.close();
  }
  return {tool: `python ${version}`, findings, proofs};
}

/** Runs a sample in which nothing is wrong; a fragment has nothing that could run. */
async function checkJob(
  job: Job,
  surroundings: Surroundings,
): Promise<{found: Finding[]; proof?: Proof}> {
  const {project, sample, judgment} = job;
  const known = problemsOf(job);
  if (known.length > 0 || !judgment.isWhole) return {found: known};
  const found = await runSample(sample, project, surroundings);
  if (found.length > 0) return {found};
  return {found, proof: proofOf(sample, project, surroundings.environment.sdk)};
}

/** What is wrong before the sample runs. */
function problemsOf({sample: {fence}, judgment}: Job): Finding[] {
  return judgment.problems.map(({line, message}) => ({
    fence,
    line: fence.line + line - 1,
    message,
  }));
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
