import {readFileSync} from 'node:fs';
import {checkPages} from '../../../core/check.ts';
import {findPages} from '../../../core/paths.ts';
import {checkers} from '../../../languages/index.ts';
import {beforeAll, describe, expect, test} from 'vitest';
import {faults, toolchainFaults} from '../../../languages/python/faults.ts';
import {createPythonToolchain} from '../../../languages/python/toolchain.ts';
import {findEnvironment} from '../../../languages/python/environment.ts';
import {isInstalled} from '../../../languages/toolchains/command.ts';
import type {ToolchainReport} from '../../../languages/toolchains/types.ts';
import {fence} from './fence.ts';

const sample = readFileSync('packages/samples/languages/python/sample.py', 'utf8').trimEnd();
const toolchain = createPythonToolchain(8_000);

function run(code: string, page: string, title = 'sample.py') {
  return fence('python', code, {page, id: `${page}#1`, meta: {run: true, title}});
}

/** Where a fault is reported: at its text, or at `at`. */
function lineOf(faulty: string, text: string): number {
  expect(faulty).toContain(text);
  return 101 + faulty.slice(0, faulty.indexOf(text)).split('\n').length - 1;
}

const isMissing = !isInstalled('python3') || findEnvironment() instanceof Error;

describe.skipIf(isMissing)('the published SDK', () => {
  const good = run(sample, 'good.mdx');
  const broken = toolchainFaults.map((fault) => ({
    ...fault,
    fence: run(
      sample.replace(fault.from, () => fault.to),
      `${fault.title}.mdx`,
    ),
  }));
  let report: ToolchainReport;

  // One call for all, because loading the type checker takes longest.
  beforeAll(async () => {
    const all = [good, ...broken.map((each) => each.fence)];
    report = await toolchain.check(all, (each) => [each]);
  }, 300_000);

  test('runs the good sample and compares what it prints', () => {
    expect(report.findings.filter((each) => each.fence === good)).toEqual([]);
    expect(report.proofs?.get(good)).toEqual({
      status: 'ran',
      against: 'eppo-server-sdk 4.4.1',
    });
  });

  test.each(broken)('finds $title', ({fence: faulty, from, to, at, says}) => {
    expect(sample).toContain(from);
    const found = report.findings.filter((each) => each.fence === faulty);
    expect(found.map((each) => each.message).join('\n')).toMatch(says);
    const line = lineOf(faulty.code, at ?? to);
    expect(found.filter((each) => says.test(each.message)).map((each) => each.line)).toContain(
      line,
    );
    expect(report.proofs?.has(faulty)).toBe(false);
  });

  test('a sample imports another of its page', async () => {
    const flags = fence('python', 'import eppo_client\n\ndef start():\n    return eppo_client', {
      meta: {title: 'flags.py'},
    });
    const worker = fence('python', 'from flags import start\n\nprint(start().nam)', {
      meta: {title: 'worker.py'},
    });
    const rest = fence('python', 'import json\n\nprint(json.dumps(1 / 0))', {meta: {run: true}});
    const page = [flags, worker, rest];
    const found = await toolchain.check(page, () => page);
    const places = found.findings.map((each) => [page.indexOf(each.fence), each.line].join(':'));
    // Samples are checked side by side, so any may be the first.
    expect(places.sort()).toEqual(['1:103', '2:103']);
    expect(found.proofs?.get(flags)).toMatchObject({status: 'compiled'});
  }, 120_000);

  test('runs or imports every sample of the Python pages', async () => {
    const pages = findPages(['docs/sdks/server-sdks/python', 'docs/sdks/preforking.mdx']);
    const {verdicts} = await checkPages(pages, checkers);
    const own = verdicts.filter((verdict) => verdict.fence.language === 'python');
    const others = own.filter(({status}) => status !== 'ran' && status !== 'compiled');
    expect(others.map(({fence: {id}, status}) => `${id} ${status}`)).toEqual([]);
    expect(own.filter(({status}) => status === 'ran').length).toBeGreaterThan(8);
  }, 120_000);

  test('every fault of the names has a sample to be in', () => {
    for (const {from} of faults) expect(sample).toContain(from.trimEnd());
  });
});
