import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  script?: string[];
  steps?: {run?: string; uses?: string; if?: string}[];
  if?: string;
  rules?: {if: string}[];
}

interface Workflow {
  on?: {schedule?: unknown[]; push?: {tags?: string[]}};
  jobs?: Record<string, Job>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const gate = readFileSync('.ci/run', 'utf8');

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Workflow;
const github = read('.github/workflows/docs.yml');
const gitlab = read('.gitlab-ci.yml') as Record<string, Job>;

/** Commands of a job, when it runs, and whether it holds the code of the change. */
function jobsOf(jobs: readonly Job[]) {
  return jobs.map(({script = [], steps = [], if: condition = '', rules = []}) => ({
    commands: [...script, ...steps.flatMap(({run}) => run ?? [])],
    when: [condition, ...rules.map((rule) => rule.if), ...steps.map((step) => step.if)].join(),
    hasCode: steps.some(({uses}) => uses?.startsWith('actions/checkout')),
  }));
}

describe('the gate of both hosts', () => {
  it('runs the scripts that the README names', () => {
    const scripts = [...gate.matchAll(/^(?:exec )?npm (?:run )?([\w:-]+)/gm)].map(
      ([, name = '']) => name,
    );
    expect(scripts).toEqual(expect.arrayContaining(['ci', 'samples']));
    expect(gate).toContain('script=${1:-test}');
    const named = [...scripts, 'test', 'test:all'].filter(
      (name) => !['ci', 'install', 'run'].includes(name),
    );
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('is followed by the thorough tests every night and before a release', () => {
    expect(github.on?.schedule).toHaveLength(1);
    expect(github.on?.push?.tags).toEqual(['*']);
    expect(JSON.stringify(github.jobs)).toContain(
      "(github.event_name == 'schedule' || github.ref_type == 'tag') && 'test:all' || 'test'",
    );
    const thorough = jobsOf(Object.values(gitlab)).filter(({commands}) =>
      commands.includes('.ci/run test:all'),
    );
    expect(thorough.map(({when}) => when)).toEqual([
      expect.stringMatching(/"schedule".*CI_COMMIT_TAG/) as string,
    ]);
  });
});

describe.each([
  ['GitHub', Object.values(github.jobs ?? {})],
  ['GitLab', Object.values(gitlab)],
])('the workflow for %s', (_, listed) => {
  const jobs = jobsOf(listed);

  it('runs the gate for a change', () => {
    const commands = jobs.flatMap((job) => job.commands);
    expect(commands.filter((run) => /^\.ci\/run(?: "\$SCRIPT")?$/.test(run))).toHaveLength(1);
  });

  it('refuses a tag whose addresses were not collected', () => {
    const [collects = '', ...others] = jobs
      .flatMap((job) => job.commands)
      .filter((run) => run.includes('npm run release'));
    expect(collects).toContain('npm run release && git diff --exit-code');
    expect(others).toEqual([]);
    expect('release' in manifest.scripts).toBe(true);
  });

  it('publishes a preview of a change only where a secret is set, beside no code of the change', () => {
    const deploys = jobs.filter(({commands}) => commands.some((run) => run.includes(' deploy ')));
    expect(deploys).toHaveLength(1);
    expect(deploys[0]?.commands.join()).toContain('--dir=build');
    expect(deploys[0]?.when).toMatch(/(?:pull_request|MERGE_REQUEST).*_TOKEN/);
    expect(deploys[0]?.hasCode).toBe(false);
  });
});
