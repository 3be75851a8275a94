import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openDemoDatabase} from '../../packages/samples/sql/engine.ts';
import {execute} from '../../packages/samples/sql/execute.ts';
import {
  areRequired,
  isInstalled,
  runCommand,
} from '../../packages/samples/languages/toolchains/command.ts';
import {figuresOf} from '../../src/features/calculators/kit/definition.ts';
import {toScripts} from '../../src/features/calculators/kit/code/toScripts.ts';
import type {Language} from '../../src/features/calculators/kit/types.ts';
import {definitions} from './definitions.ts';
import {randomForms, rareForms} from './randomForms.ts';

const FORMS = 40;

/** Between scripts that run in one process. */
const SEPARATOR = '=====';

type Printed = [name: string, value: number][];

const readLines = (text: string): Printed =>
  [...text.matchAll(/^(\w+) = *(\S+) *$/gm)].map(([, name = '', value]) => [name, Number(value)]);

async function runAll(
  command: string,
  extension: string,
  scripts: readonly string[],
  print: string,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'calculators-'));
  try {
    const file = path.join(folder, `scripts.${extension}`);
    await writeFile(file, scripts.join(`\n${print}\n`));
    const {code, stdout, stderr} = await runCommand(command, [file]);
    expect({code, stderr}).toEqual({code: 0, stderr: ''});
    return stdout.split(SEPARATOR).map(readLines);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function runSql(scripts: readonly string[]): Promise<Printed[]> {
  const database = await openDemoDatabase();
  const printed: Printed[] = [];
  for (const script of scripts) {
    const answer = execute(database, script);
    if ('error' in answer) throw new Error(`${answer.error.message}\n${script}`);
    printed.push(answer.result.rows.map(([name, value]) => [name ?? '', Number(value)]));
  }
  return printed;
}

const RUN: Record<Language, (scripts: readonly string[]) => Promise<Printed[]>> = {
  r: (scripts) => runAll('Rscript', 'R', scripts, `cat("${SEPARATOR}\\n")`),
  python: (scripts) => runAll('python3', 'py', scripts, `print("${SEPARATOR}")`),
  sql: runSql,
};

const COMMANDS: Partial<Record<Language, string>> = {r: 'Rscript', python: 'python3'};

/** Equal to about nine digits; logarithms of large gamma functions lose the others. */
const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-8 * Math.max(Math.abs(a), Math.abs(b)) + 1e-12;

describe.each(definitions.map((each) => [each.title, each] as const))(
  'scripts of “%s”',
  (_, definition) => {
    const forms = [...randomForms(definition, FORMS), ...rareForms(definition)];

    it.each(['r', 'python', 'sql'] as const)('in %s print the figures', async (language) => {
      const command = COMMANDS[language];
      if (command && !isInstalled(command)) {
        expect(areRequired, `${command} is needed to check the scripts`).toBe(false);
        return;
      }
      const scripts = forms.map(({result}) => toScripts(definition, result));
      const printed = await RUN[language](scripts.map((each) => each[language]));
      expect(printed.length).toBe(forms.length);
      forms.forEach(({raw, result}, index) => {
        const [got, wanted] = [printed[index] ?? [], Object.entries(figuresOf(definition, result))];
        expect(got.map(([name]) => name)).toEqual(wanted.map(([name]) => name));
        const wrong = wanted.filter(([, value], place) => !isClose(value, got[place]?.[1] ?? NaN));
        expect({raw, wrong, got: wrong.length ? got : []}).toEqual({raw, wrong: [], got: []});
      });
    });
  },
);
