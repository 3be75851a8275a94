import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  run?: string;
  uses?: string;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  steps: Step[];
  strategy?: {matrix: {include: {command: string}[]}};
}

interface Workflow {
  on: {schedule?: unknown[]; push?: {tags?: string[]}};
  permissions: object;
  jobs: Record<string, Job>;
}

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const files = ['docs', 'weekly'].map((name) => `.github/workflows/${name}.yml`);
const texts = files.map((file) => readFileSync(file, 'utf8'));
const [docs, weekly] = texts.map((text) => parse(text) as Workflow) as [Workflow, Workflow];
const jobs = [docs, weekly].flatMap((workflow) => Object.entries(workflow.jobs));

const commandsOf = (job: Job | undefined): string[] => [
  ...(job?.strategy?.matrix.include.map(({command}) => command) ?? []),
  ...(job?.steps.flatMap(({run}) => run ?? []) ?? []),
];

describe('workflows', () => {
  it('run scripts that exist', () => {
    const gate = readFileSync('.ci/run', 'utf8');
    const named = [gate, ...jobs.flatMap(([, job]) => commandsOf(job))].flatMap((command) =>
      [...command.matchAll(/(?:npm run(?: --silent)?|\.ci\/run) ([a-z][\w:-]*)/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named).toEqual(expect.arrayContaining(['samples', 'sdk:watch', 'test:all']));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('pin what they use by its commit, beside the version', () => {
    const uses = texts.join().match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(5);
    expect(uses.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('give a token that may write, or a secret, to no job that runs code of the change', () => {
    expect([docs.permissions, weekly.permissions]).toEqual([{}, {}]);
    const trusted = jobs.filter(([, job]) => /secrets\.|: ?"?write/.test(JSON.stringify(job)));
    expect(trusted.map(([name]) => name)).toEqual(['preview', 'comment', 'issue']);
    const commands = trusted.flatMap(([, job]) => commandsOf(job));
    expect(commands.filter((run) => /npm |\.ci\/run|node /.test(run))).toEqual([]);
    const used = trusted.flatMap(([, {steps}]) => steps.flatMap(({uses}) => uses ?? []));
    expect(used.filter((action) => !action.startsWith('actions/download-artifact@'))).toEqual([]);
  });
});

describe('what the workflows say', () => {
  let folder: string;

  /** Runs the last step of a job with a `gh` that writes down how it is called. */
  function run({steps}: Job, env: Record<string, string>): string {
    const stub = '#!/bin/sh\necho "$@" >> calls\n[ "$2" != list ] || echo "$OPEN"\n';
    writeFileSync(path.join(folder, 'gh'), stub);
    chmodSync(path.join(folder, 'gh'), 0o755);
    execFileSync('bash', ['-e', '-c', steps.at(-1)?.run ?? ''], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: {PATH: `${folder}:${process.env.PATH}`, RUN: 'https://ci.example/1', ...env},
    });
    return readFileSync(path.join(folder, 'calls'), 'utf8');
  }

  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  function report(name: string, status: string, output: string): void {
    mkdirSync(path.join(folder, 'found', name, 'report'), {recursive: true});
    writeFileSync(path.join(folder, 'found', name, 'report/status'), status);
    writeFileSync(path.join(folder, 'found', name, 'report/output.txt'), output);
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('a week opens one issue with what failed, renews it, and closes it', () => {
    report('Links to other sites', '1\n', '\u001b[31mgone\u001b[0m https://old.example\n');
    report('Thorough tests', '0\n', 'all passed\n');
    expect(run(weekly.jobs.issue!, {OPEN: ''})).toMatch(/issue create .*--body-file body\.md/);
    expect(read('body.md')).toBe(
      '## Links to other sites\n\n~~~~text\ngone https://old.example\n\n~~~~\n\nAll of it: https://ci.example/1\n',
    );
    expect(run(weekly.jobs.issue!, {OPEN: '7'})).toMatch(/issue edit 7 --body-file body\.md\n$/);
    report('Links to other sites', '0\n', '');
    expect(run(weekly.jobs.issue!, {OPEN: '7'})).toMatch(/issue close 7 .*ci\.example\/1\n$/);
  });

  it.each([
    ['https://change-7.example', '| [/sdks/](https://change-7.example/sdks/) | 1 → 2 | 9 |\n'],
    ['', '| /sdks/ | 1 → 2 | 9 |\n'],
  ])('a change links its pages at the preview "%s"', (ADDRESS, line) => {
    writeFileSync(path.join(folder, 'change.md'), '| [/sdks/](preview:/sdks/) | 1 → 2 | 9 |\n');
    const calls = run(docs.jobs.comment!, {ADDRESS, NUMBER: '7'});
    expect(calls).toBe('pr comment 7 --edit-last --create-if-none --body-file comment.md\n');
    expect(read('comment.md').endsWith(line)).toBe(true);
  });
});
