import {beforeAll, describe, expect, test} from 'vitest';
import type {ToolchainReport} from '../../../languages/toolchains/types.ts';
import {rustToolchain} from '../../../languages/rust/toolchain.ts';
import {availableToolchain} from '../../../languages/toolchains/index.ts';
import type {Fence} from '../../../core/types.ts';
import {fence} from './fence.ts';

/** The first build compiles the dependencies. */
const LIMIT_MS = 900_000;

/** A sample of a page, which is a program unless something else is said. */
function sample(page: string, code: string, title?: string): Fence {
  const meta = {title, run: code.includes('fn main')};
  return fence('rust', code, {id: `${page} ${code}`, page, file: page, meta});
}

/** Two samples of a page: a module, and a program that uses it. */
const flags = sample(
  'two.mdx',
  'pub fn start() -> &\'static str {\n    log::info!("start");\n    "on"\n}',
  'src/flags.rs',
);
const main = sample(
  'two.mdx',
  'mod flags;\n\nfn main() {\n    for _ in 0..2 {\n        println!("{}", flags::start());\n' +
    '        // => on\n        // => on\n    }\n}',
  'src/main.rs',
);
const misnamed = sample('misnamed.mdx', 'fn main() {}', 'examples/main.rs');
const module = sample('module.mdx', 'pub fn size() -> i64 {\n    10\n}');
module.meta.run = true;
const twice = ['fn main() {}', 'fn main() { }'].map((code) =>
  sample('twice.mdx', code, 'src/main.rs'),
);
/** Samples that no package can be made of, with what is said about them. */
const unfit: readonly [sample: Fence, says: RegExp][] = [
  [misnamed, /src\/bin\/<name>\.rs/],
  [module, /a module cannot be executed/],
  [twice[1]!, /another sample of the page is called 'src\/main\.rs'/],
];

describe.runIf(await availableToolchain('rust'))('the Rust toolchain', () => {
  let report: ToolchainReport;

  beforeAll(async () => {
    const fences = [flags, main, ...twice, ...unfit.map(([each]) => each)];
    report = await rustToolchain.check(fences, (each) =>
      fences.filter(({page}) => page === each.page),
    );
  }, LIMIT_MS);

  const messages = (of: Fence) => report.findings.filter((finding) => finding.fence === of);

  test('the samples of a page are files of one program', () => {
    expect([...messages(flags), ...messages(main)]).toEqual([]);
    expect(report.proofs?.get(flags)?.status).toBe('compiled');
    expect(report.proofs?.get(main)?.status).toBe('ran');
  });

  test.each(unfit)('samples that make no package are faults: %#', (broken, says) => {
    expect(messages(broken).map(({message}) => message)).toEqual([expect.stringMatching(says)]);
    expect(report.proofs?.has(broken)).toBe(false);
  });
});
