import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Job {
  script?: string[];
  steps?: {run?: string; if?: string}[];
  rules?: {if: string}[];
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

function readJobs(file: string): Record<string, Job> {
  const workflow = parse(readFileSync(file, 'utf8')) as {jobs?: Record<string, Job>};
  return workflow.jobs ?? (workflow as Record<string, Job>);
}

const github = Object.values(readJobs('.github/workflows/docs.yml')).flatMap(
  ({steps = []}) => steps,
);
const gitlab = Object.values(readJobs('.gitlab-ci.yml')).flatMap(({script = [], rules}) =>
  script.map((run) => ({run, if: rules?.map((rule) => rule.if).join()})),
);

describe.each([
  ['GitHub', github],
  ['GitLab', gitlab],
])('the workflow for %s', (_, steps) => {
  const commands = steps.flatMap(({run}) => (run ? [run] : []));

  it('checks, builds and tests by commands that exist', () => {
    const scripts = commands.flatMap((run) => /^npm (?:run )?([\w:-]+)/.exec(run)?.[1] ?? []);
    expect(scripts).toEqual(expect.arrayContaining(['check', 'build', 'test']));
    expect(scripts.filter((name) => !(name in manifest.scripts) && name !== 'ci')).toEqual([]);
  });

  it('publishes a preview of a change only where a secret is set', () => {
    const deploys = steps.filter(({run}) => run?.includes(' deploy '));
    expect(deploys).toHaveLength(1);
    expect(deploys[0]?.run).toContain('--dir=build');
    expect(deploys[0]?.if).toMatch(/(?:pull_request|MERGE_REQUEST).*_TOKEN/);
  });
});
