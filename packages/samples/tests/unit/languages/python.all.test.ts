import {checkPages} from '../../../core/check.ts';
import {findPages} from '../../../core/paths.ts';
import {checkers} from '../../../languages/index.ts';
import {describe, expect, test} from 'vitest';
import {createPythonToolchain} from '../../../languages/python/toolchain.ts';
import {availableToolchain} from '../../../languages/toolchains/index.ts';
import {fence} from './fence.ts';

const toolchain = createPythonToolchain(8_000);

describe.runIf(await availableToolchain('python'))('the published SDK', () => {
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
    expect(own.map(({status}) => status)).toContain('ran');
  }, 120_000);
});
