import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import type {ToolchainReport} from '../../../languages/toolchains/types.ts';
import {toolchainFaults} from '../../../languages/rust/faults.ts';
import {rustToolchain} from '../../../languages/rust/toolchain.ts';
import {SDK} from '../../../languages/rust/template.ts';
import {availableToolchain} from '../../../languages/toolchains/index.ts';
import type {Fence} from '../../../core/types.ts';
import {fence} from './fence.ts';

const sample = readFileSync('packages/samples/languages/rust/sample.rs', 'utf8').trimEnd();

/** The first build compiles the dependencies. */
const LIMIT_MS = 900_000;

function program(page: string, code: string, given: Partial<Fence> = {}): Fence {
  const at = {id: `${page}#1`, page, file: page, ...given};
  return {...fence('rust', code, at), meta: {...fence('rust', code).meta, run: true}};
}

const good = program('good.mdx', sample);
const faulty = toolchainFaults.map((fault) => ({
  fault,
  fence: program(
    `${fault.title}.mdx`,
    sample.replace(fault.from, () => fault.to),
  ),
}));

/** Two samples of a page: a program, and a module that it uses. */
const flags = {
  ...fence('rust', 'pub fn start() -> &\'static str {\n    log::info!("start");\n    "on"\n}'),
  id: 'two.mdx#1',
  page: 'two.mdx',
  line: 11,
  commands: ['cargo add log --features std'],
};
flags.meta = {...flags.meta, title: 'src/flags.rs'};
const main = program(
  'two.mdx',
  'mod flags;\n\nfn main() {\n    for _ in 0..2 {\n        println!("{}", flags::start());\n' +
    '        // => on\n        // => on\n    }\n}',
  {id: 'two.mdx#2', line: 21, commands: flags.commands},
);
main.meta = {...main.meta, title: 'src/main.rs'};
const misnamed = program('misnamed.mdx', 'fn main() {}');
misnamed.meta = {...misnamed.meta, title: 'examples/main.rs'};

const module = program('module.mdx', 'pub fn size() -> i64 {\n    10\n}');
const twice = [1, 2].map((n) => ({
  ...fence('rust', 'fn main() {}'),
  id: `twice.mdx#${n}`,
  page: 'twice.mdx',
}));
for (const each of twice) each.meta = {...each.meta, title: 'src/main.rs'};
const featureless = program(
  'features.mdx',
  'fn main() {\n    tokio::runtime::Runtime::new().unwrap();\n}',
  {
    commands: ['cargo add tokio'],
  },
);
const unpinned = program('unpinned.mdx', 'fn main() {}', {commands: ['cargo add eppo rand']});

/** Samples that no package can be made of, with what is said about them. */
const unfit: readonly [sample: Fence, says: RegExp][] = [
  [misnamed, /src\/bin\/<name>\.rs/],
  [module, /a module cannot be executed/],
  [twice[1]!, /another sample of the page is called 'src\/main\.rs'/],
  [featureless, /write cargo add tokio --features full/],
  [unpinned, /no crate 'rand'/],
];

describe.runIf(await availableToolchain('rust'))('the Rust toolchain', () => {
  let report: ToolchainReport;

  beforeAll(async () => {
    const fences = [
      good,
      flags,
      main,
      ...twice,
      ...unfit.map(([each]) => each),
      ...faulty.map((each) => each.fence),
    ];
    report = await rustToolchain.check(fences, (each) =>
      fences.filter(({page}) => page === each.page),
    );
  }, LIMIT_MS);

  const messages = (of: Fence) => report.findings.filter((finding) => finding.fence === of);

  test('the good sample runs', () => {
    expect(messages(good)).toEqual([]);
    expect(report.proofs?.get(good)).toEqual({status: 'ran', against: SDK});
  });

  test('the samples of a page are files of one program', () => {
    expect([...messages(flags), ...messages(main)]).toEqual([]);
    expect(report.proofs?.get(flags)?.status).toBe('compiled');
    expect(report.proofs?.get(main)?.status).toBe('ran');
  });

  test.each(unfit)('samples that make no package are faults: %#', (broken, says) => {
    expect(messages(broken).map(({message}) => message)).toEqual([expect.stringMatching(says)]);
    expect(report.proofs?.has(broken)).toBe(false);
  });

  test.each(faulty)('$fault.title is reported at its line', ({fault, fence: broken}) => {
    expect(sample).toContain(fault.from);
    const found = messages(broken).map(({line, message}) => ({line, message}));
    const text = fault.at === undefined ? sample : broken.code;
    const line = 101 + text.slice(0, text.indexOf(fault.at ?? fault.from)).split('\n').length - 1;
    expect(found).toContainEqual({line, message: expect.stringMatching(fault.says)});
    expect(report.proofs?.has(broken)).toBe(false);
  });
});
