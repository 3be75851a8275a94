import {describe, expect, test} from 'vitest';
import type {FenceMeta} from '../../../core/types.ts';
import {languageChecker} from '../../../languages/checkLanguage.ts';
import type {Faults} from '../../../languages/fault.ts';
import {faults as goFaults} from '../../../languages/go/faults.ts';
import {faults as javaFaults} from '../../../languages/java/faults.ts';
import {faults as kotlinFaults} from '../../../languages/kotlin/faults.ts';
import {faults as pythonFaults} from '../../../languages/python/faults.ts';
import {languages} from '../../../languages/registry.ts';
import {faults as rustFaults} from '../../../languages/rust/faults.ts';
import {SDK} from '../../../languages/rust/template.ts';
import {availableToolchain, toolchainOf} from '../../../languages/toolchains/index.ts';
import {fence} from './fence.ts';
import {testFaults} from './testFaults.ts';

const declared = {
  status: 'compiled',
  against: expect.stringMatching(/^declarations of \S+ \d+\.\d+\.\d+$/) as string,
};

const run = {run: true, title: 'sample.py'};

/** Each compiler with its faults, what it says of the good sample, and how that is marked. */
const compiled: readonly [string, Faults, object, Partial<FenceMeta>?][] = [
  ['go', goFaults, declared],
  ['java', javaFaults, declared],
  ['kotlin', kotlinFaults, declared],
  ['rust', rustFaults, {status: 'ran', against: SDK}, {run: true}],
  ['python', pythonFaults, {status: 'ran', against: 'eppo-server-sdk 4.4.1'}, run],
];

for (const [language, faults, proof, meta] of compiled) {
  const toolchain = await availableToolchain(language);
  describe.runIf(toolchain)(`the toolchain of ${language}`, () => {
    testFaults(language, faults, (fences) => toolchain!.check(fences, (each) => [each]), {
      proof,
      meta,
    });
  });
}

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
