import {describe, expect, it} from 'vitest';
import {extractPage} from '../../../core/extract.ts';
import {Approximately, difference} from '../../../languages/typescript/run/compare.ts';
import {readExpectation} from '../../../../../src/features/samples/expectations.ts';
import {runToolchain} from '../../../languages/typescript/run/index.ts';
import {runJobs} from '../../../languages/typescript/run/pool.ts';

async function run(code: string, language = 'ts'): Promise<string[]> {
  const {fences} = extractPage('docs/page.mdx', `\`\`\`${language} run\n${code}\n\`\`\``);
  const {findings} = await runToolchain.check(fences);
  return findings.map(({line, message}) => `${line}: ${message}`);
}

describe('difference', () => {
  it('shows both values, and takes an instance for the literal that shows it', () => {
    expect(difference({a: [1, {b: 2}]}, {a: [1, {b: 3}]})).toBe(
      'expected { a: [ 1, { b: 2 } ] }, received { a: [ 1, { b: 3 } ] }',
    );
    expect(
      difference(
        {failures: []},
        new (class {
          failures = [];
        })(),
      ),
    ).toBeUndefined();
  });

  it('rounds to the digits shown', () => {
    expect(difference(new Approximately(0.855, 0.0005), 0.85507)).toBeUndefined();
    expect(difference(new Approximately(0.855, 0.0005), 0.8556)).toMatch(/^expected ≈ 0.855/);
  });
});

describe('readExpectation', () => {
  it('takes as many comments as the value needs', () => {
    expect(readExpectation(['// => {', '//   a: 1,', '// }', '// more'])).toMatchObject({
      expectation: {kind: 'value'},
      taken: 3,
    });
  });
});

describe('running a sample', () => {
  it('answers the SDK from the fixtures, without network', async () => {
    expect(
      await run(
        [
          "import { getInstance, init } from '@eppo/node-server-sdk';",
          'await init({',
          '  apiKey: process.env.EPPO_SDK_KEY!,',
          '  assignmentLogger: { logAssignment: (event) => console.log(event.variation) },',
          '});',
          "getInstance().getStringAssignment('new-onboarding', 'bob', { country: 'US' }, 'control');",
          '// prints: treatment',
          "const failure = await fetch('https://example.com/').catch((error) => error.message);",
          "failure; // => 'samples run without network: https://example.com/'",
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('starts every sample with a fresh SDK', async () => {
    expect(
      await run("import { getInstance } from '@eppo/node-server-sdk';\n\ngetInstance();"),
    ).toEqual(['4: Error: Expected init() to be called to initialize a client instance']);
  });

  it('reports promises that nobody awaits', async () => {
    expect(await run("void Promise.reject(new Error('lost'));")).toEqual(['2: Error: lost']);
  });

  it('gives up samples that do not end, and goes on with the next', async () => {
    const jobs = ['for (;;) {}', '__h.equal(1, 1, 2);'].map((code, id) => ({
      id,
      modules: {},
      javascript: `(async (__h) => { ${code} })`,
    }));
    const results = await runJobs(jobs, 1, 1_500);
    expect(results[0]?.error?.message).toBe(
      'the sample did not finish: it was not done after 1.5 s',
    );
    expect(results[1]?.failures).toEqual([{line: 1, message: 'expected 2, received 1'}]);
  });
});
