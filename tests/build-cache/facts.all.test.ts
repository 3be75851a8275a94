import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {Run} from './compilePages.ts';

const PARTS = [
  'src',
  'static',
  'docs/sdks',
  'docs/statistics',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tests/build-cache/compilePages.ts',
];

/** Facts, and a page that shows each. */
const FACTS = [
  {
    file: 'src/features/shared-facts/references.json',
    before: '"Benjamini',
    page: 'docs/statistics/multiple-testing.mdx',
  },
  {
    file: 'src/features/sdks/manifests/go.yaml',
    before: 'GetStringAssignment(flagKey',
    page: 'docs/sdks/server-sdks/go/assignments.mdx',
  },
  {
    file: 'docs/sdks/server-sdks/node/initialization.mdx',
    before: '`API key is required',
    page: 'docs/sdks/errors.mdx',
  },
];

const PAGES = FACTS.map(({page}) => page);
const COMPILE = `
  require('./src/cli/config/loadConfig.cjs').loadConfig('tests/build-cache/compilePages.ts')
    .then((compile) => compile(${JSON.stringify(PAGES)}))
    .then((run) => console.log(JSON.stringify(run)));
`;

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'facts-'));
  for (const part of PARTS) cpSync(part, path.join(root, part), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

function compile(): Run {
  const printed = execFileSync('node', ['-e', COMPILE], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {...process.env, NODE_ENV: 'production', VITEST: undefined},
  });
  return JSON.parse(printed.trim().split('\n').at(-1)!) as Run;
}

it(
  'a changed fact is on the page that shows it, although the page was kept',
  {timeout: 240_000},
  () => {
    // The last page collects rows of others, so it is never kept.
    expect(compile().compiled).toEqual([...PAGES, PAGES.at(-1)]);
    for (const {file, before} of FACTS) {
      const text = readFileSync(path.join(root, file), 'utf8');
      expect(text, file).toContain(before);
      writeFileSync(path.join(root, file), text.replaceAll(before, `${before}Changed`));
    }
    const {modules} = compile();
    for (const {page} of FACTS) expect(modules[page], page).toContain('Changed');
  },
);
