import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Fence, Finding} from '../../../core/types.ts';
import type {Fault} from '../../../languages/fault.ts';
import {compilerFaults, pasteFaults, runFaults} from '../../../languages/typescript/faults.ts';
import {typescriptChecker} from '../../../languages/typescript/index.ts';
import {pasteToolchain} from '../../../languages/typescript/paste/index.ts';
import {runToolchain} from '../../../languages/typescript/run/index.ts';
import {fence} from './fence.ts';

const sample = readFileSync('packages/samples/languages/typescript/sample.mts', 'utf8').trimEnd();

function sampleOf(code: string, page: string): Fence {
  const meta = {run: true, title: 'sample.mts'};
  return fence('ts', code, {id: `${page}#1`, file: page, page, meta});
}

/** Every way in which a sample is judged, with the faults that it must find. */
const judges: readonly [
  name: string,
  judge: (fences: readonly Fence[]) => Promise<readonly Finding[]>,
  faults: readonly Fault[],
][] = [
  ['compiler', async (fences) => findingsOf(await typescriptChecker.check(fences)), compilerFaults],
  ['runner', async (fences) => (await runToolchain.check(fences)).findings, runFaults],
  ['paste', async (fences) => await paste(fences), pasteFaults],
];

function findingsOf(outcomes: readonly {findings: readonly Finding[]}[]): Finding[] {
  return outcomes.flatMap(({findings}) => findings);
}

async function paste(fences: readonly Fence[]): Promise<readonly Finding[]> {
  return (await pasteToolchain.check(fences, (each) => [each])).findings;
}

describe.each(judges)('the %s', (name, judge, faults) => {
  const good = sampleOf(sample, `${name}.mdx`);
  const faulty = faults.map(({title, from, to}) => {
    const code = sample.replace(from, () => to);
    return sampleOf(code, `${name} ${title}.mdx`);
  });
  let found: readonly Finding[];

  beforeAll(async () => {
    found = await judge([good, ...faulty]);
  }, 240_000);

  test('finds nothing in the good sample', () => {
    expect(found.filter((each) => each.fence.id === good.id)).toEqual([]);
  });

  test.each(faults.map((fault, index) => ({...fault, index})))(
    'finds $title',
    ({index, from, to, says, at}) => {
      expect(sample).toContain(from);
      const {id, code, line} = faulty[index]!;
      const own = found.filter((each) => each.fence.id === id);
      const said = own.map((each) => ({
        line: each.line,
        text: `${each.message}; ${each.hint ?? ''}`,
      }));
      expect(said.map(({text}) => text).join('\n')).toMatch(says);
      if (name === 'paste') return; // what happens to a whole program has no line
      const before = code.slice(0, code.indexOf(at ?? to));
      const expected = line + before.split('\n').length - 1;
      expect(said.filter(({text}) => says.test(text)).map((each) => each.line)).toContain(expected);
    },
  );
});
