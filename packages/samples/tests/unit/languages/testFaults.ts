import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import type {Fence, FenceMeta, Finding} from '../../../core/types.ts';
import {faultySamples, type Faults} from '../../../languages/fault.ts';
import {fence} from './fence.ts';

type Judgment = {findings: readonly Finding[]; proofs?: ReadonlyMap<Fence, unknown>};

/** The good sample of a language. */
function sampleOf(language: string): string {
  const folder = path.resolve('packages/samples/languages', language);
  const file = readdirSync(folder).find((name) => /^sample\./i.test(name))!;
  return readFileSync(path.join(folder, file), 'utf8').trimEnd();
}

/**
 * Tests that a judge finds nothing in the good sample of a language, and each fault at its line.
 * All are judged at once, because compilers and type checkers take long to start.
 *
 * @param proof what is said of the good sample
 */
export function testFaults(
  language: string,
  faults: Faults,
  judge: (fences: readonly Fence[]) => Promise<Judgment>,
  {proof, meta = {}}: {proof?: object; meta?: Partial<FenceMeta>} = {},
): void {
  const make = (code: string, name: string | number) => {
    const page = `docs/${language}-${name}.mdx`;
    return fence(language, code, {id: `${page}#1`, file: page, page, meta});
  };
  const good = make(sampleOf(language), 'good');
  const faulty = faultySamples(good.code, faults).map((each, index) => ({
    ...each,
    sample: make(each.code, index),
  }));
  let judgment: Judgment;
  const findingsIn = (sample: Fence) =>
    judgment.findings.filter((finding) => finding.fence.id === sample.id);

  beforeAll(async () => {
    judgment = await judge([good, ...faulty.map(({sample}) => sample)]);
  }, 900_000);

  test('the good sample passes', () => {
    expect(findingsIn(good)).toEqual([]);
    if (proof) expect(judgment.proofs?.get(good)).toMatchObject(proof);
  });

  test.each(faulty)('$edit is reported at its line', ({sample, says, line}) => {
    const said = findingsIn(sample).map(
      (each) => `${each.line}: ${each.message}; ${each.hint ?? ''}`,
    );
    expect(said).toContainEqual(expect.stringMatching(says));
    const lines = said.filter((text) => says.test(text)).map((text) => parseInt(text));
    expect(lines).toContain(sample.line + line - 1);
  });
}
