import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {CASES, ownCases} from './cases.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'flags-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(name: string, content: unknown): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function run(...given: string[]) {
  const script = 'src/features/flag-playground/cli/flagsEvaluate.ts';
  const command = ['node_modules/.bin/tsx', script, ...given];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  return {status, stdout, stderr};
}

const config = ['--config', `${CASES}/ufc.json`];

const one = {
  flag: 'disabled',
  variationType: 'STRING',
  defaultValue: 'off',
  subjects: [{subjectKey: 'alice', subjectAttributes: {}, assignment: 'off'}],
};

/** Expects the command to end with 2 and a message, without a trace of the program. */
function expectRefusal(given: readonly string[], message: RegExp): void {
  const {status, stdout, stderr} = run(...given);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/\n\s+at /);
}

describe('flags:evaluate', () => {
  it('prints one line for several files, lists and single cases', () => {
    const list = write('list.json', ownCases.slice(0, 20));
    const {status, stdout, stderr} = run(...config, write('one.json', one), list);
    expect(stdout).toBe('{"cases":21,"right":21,"wrong":[]}\n');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('prints nothing else where the evaluator handles an exception', () => {
    const failing = ownCases.filter(({flag}) => /^(?:bad-regex|variation-missing)/.test(flag));
    const {stdout, stderr} = run(...config, write('failing.json', failing));
    expect(stdout).toBe('{"cases":8,"right":8,"wrong":[]}\n');
    expect(stderr).toBe('');
  });

  it('lists what is wrong and ends with 1', () => {
    const subjects = [...one.subjects, {subjectKey: 'bob', assignment: {a: [1]}}];
    const {status, stdout} = run(...config, write('wrong.json', [{...one, subjects}]));
    expect(JSON.parse(stdout)).toEqual({
      cases: 2,
      right: 1,
      wrong: [{subjectKey: 'bob', expected: {a: [1]}, got: 'off'}],
    });
    expect(status).toBe(1);
  });

  const assignment = {variation: 'banner_bandit', action: 'adidas'};
  const bandit = [{subjectKey: 'alice', actions: [{actionKey: 'nike'}], assignment}];

  it.each<[unknown, RegExp]>([
    ['[\n{', /^\S*case\.json: .*not JSON/],
    [{...one, flag: undefined}, /case\.json: 0\.flag: must be a flag key/],
    [{...one, variationType: 'JSON'}, /0\.defaultValue: The default of a JSON flag is an object/],
    [{flag: 'f', defaultValue: 'a', subjects: bandit}, /case\.json: these are cases of a bandit/],
    [{...one, subjects: [{subjectKey: 'a'}]}, /0\.subjects\.0\.assignment: is missing/],
  ])('refuses cases such as %j', (content, message) => {
    expectRefusal([...config, write('case.json', content)], message);
  });

  it('refuses nothing, a missing file, and no configuration', () => {
    expectRefusal([], /Name a configuration and cases/);
    expectRefusal([...config, 'nowhere.json'], /^nowhere\.json: ENOENT/);
    expectRefusal(
      ['--config', write('list.json', []), write('one.json', one)],
      /list\.json: line 1: A configuration is an object/,
    );
  });
});
