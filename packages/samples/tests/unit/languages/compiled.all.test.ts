import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Fence} from '../../../core/types.ts';
import {languageChecker} from '../../../languages/checkLanguage.ts';
import type {Fault} from '../../../languages/fault.ts';
import {compilerFaults as goFaults} from '../../../languages/go/faults.ts';
import {compilerFaults as javaFaults} from '../../../languages/java/faults.ts';
import {compilerFaults as kotlinFaults} from '../../../languages/kotlin/faults.ts';
import {languages} from '../../../languages/registry.ts';
import {availableToolchain, toolchainOf} from '../../../languages/toolchains/index.ts';
import type {ToolchainReport} from '../../../languages/toolchains/types.ts';
import {fence} from './fence.ts';

const folder = path.resolve('packages/samples/languages');

const compiled: readonly [language: string, sample: string, faults: readonly Fault[]][] = [
  ['go', 'sample.go', goFaults],
  ['java', 'Sample.java', javaFaults],
  ['kotlin', 'sample.kt', kotlinFaults],
];

/** The line of a fault in a faulty sample, counted from the line of the fence. */
function lineOf({from, to, at}: Fault, code: string): number {
  const faulty = code.replace(from, () => to);
  const index = at === undefined ? code.indexOf(from) : faulty.indexOf(at);
  return 101 + faulty.slice(0, index).split('\n').length - 1;
}

describe.each(compiled)('%s', async (language, sample, faults) => {
  const toolchain = await availableToolchain(language);
  const code = readFileSync(path.join(folder, language, sample), 'utf8');
  const at = (index: number, text: string): Fence => {
    const page = `docs/${language}${index}.mdx`;
    return fence(language, text, {id: `${page}#1`, file: page, page});
  };
  const good = at(0, code);
  const faulty = faults.map(({from, to}, index) =>
    at(
      index + 1,
      code.replace(from, () => to),
    ),
  );
  let report: ToolchainReport | undefined;

  beforeAll(async () => {
    report = await toolchain?.check([good, ...faulty]);
  }, 300_000);

  test.skipIf(!toolchain)('the good sample is compiled against the declarations', () => {
    expect(report?.findings.filter((each) => each.fence.id === good.id)).toEqual([]);
    expect(report?.proofs?.get(good)).toEqual({
      status: 'compiled',
      against: expect.stringMatching(/^declarations of \S+ \d+\.\d+\.\d+$/) as string,
    });
  });

  test.skipIf(!toolchain).each(faults.map((fault, index) => ({...fault, index})))(
    '$title is reported at its line',
    ({index, ...fault}) => {
      expect(code).toContain(fault.from);
      const own = report?.findings.filter((each) => each.fence.id === faulty[index]?.id) ?? [];
      expect(own.map(({message}) => message).join('\n')).toMatch(fault.says);
      const lines = own.filter(({message}) => fault.says.test(message)).map(({line}) => line);
      expect(lines).toContain(lineOf(fault, code));
    },
  );
});

const go = await availableToolchain('go');

test.skipIf(!go)('files of a page use one another, and each is told its own faults', async () => {
  const page = 'docs/two.mdx';
  const make = (number: number, title: string, code: string) =>
    fence('go', code, {id: `${page}#${number}`, file: page, page, meta: {title}});
  const uses = make(1, 'a/uses.go', 'package a\n\nfunc twice() int { return 2 * size }');
  const has = make(2, 'a/has.go', 'package a\n\nconst size = 3\n\nvar text string = size');
  const other = make(3, 'b/other_windows.go', 'package b');
  const some = make(4, 'c/some.go', 'package c');
  const left = make(5, 'c/some_windows.go', 'package c');
  const fences = [uses, has, other, some, left];
  const found = await go?.check(fences, () => fences);
  expect(found?.findings.map((each) => [each.fence.id, each.line])).toEqual([
    [has.id, 105],
    [other.id, 101],
    [left.id, 101],
  ]);
  expect([...(found?.proofs?.keys() ?? [])]).toEqual([uses, some]);
});

test('a fragment that no compiler reads is said to be parsed by the parser alone', async () => {
  const kotlin = languages.find(({name}) => name === 'kotlin')!;
  const checker = languageChecker(kotlin, toolchainOf('kotlin'));
  const [outcome] = await checker.check([fence('kotlin', 'val size = 3')]);
  expect(outcome).toMatchObject({status: 'parsed', tool: expect.not.stringContaining('kotlinc')});
});
