import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {extractPage} from '../../packages/samples/core/extract.ts';
import {readerCode} from '../../src/features/samples/readerCode.ts';
import {runCommands} from '../../src/features/samples/runCommands.ts';

const SDK = "import { init } from '@eppo/node-server-sdk';\n";

describe('the commands below a sample', () => {
  it('install what it imports and give its SDK the example flags', () => {
    expect(runCommands('ts', `${SDK}import { join } from 'node:path';`, 'flags.mts')).toBe(
      'npm install @eppo/node-server-sdk\n' +
        'EPPO_SDK_KEY=example npx tsx --import ./example-flags.mjs flags.mts',
    );
  });

  it('only run a sample without packages', () => {
    expect(runCommands('ts', 'console.log(1);', 'Any title')).toBe('npx tsx sample.mts');
  });

  it.each([
    ['another file of the page', "import { client } from './eppo.ts';", 'app.mts'],
    ['a key of the REST API', 'fetch(url, { headers: process.env.EPPO_API_KEY });', 'api.mts'],
    ['a test runner', SDK, 'onboarding.test.ts'],
    ['a folder of an app', SDK, 'lib/eppo.ts'],
  ])('are left out for a sample that needs %s', (_what, code, title) => {
    expect(runCommands('ts', code, title)).toBeUndefined();
  });
});

it('The page about running samples gives the SDK its flags as it says', () => {
  const folder = path.resolve('.cache/samples/running');
  mkdirSync(folder, {recursive: true});
  const own = mkdtempSync(path.join(folder, 'reader-'));
  try {
    const {fences} = extractPage('docs/sdks/running-samples.mdx');
    for (const {language, code, meta} of fences.filter((each) =>
      /\.m[jt]s$/.test(each.meta.title ?? ''),
    )) {
      writeFileSync(path.join(own, meta.title!), readerCode(code, language));
    }
    for (const name of ['flags.json', 'bandits.json']) {
      copyFileSync(`static/demo/${name}`, path.join(own, name));
    }
    const args = ['--import', './example-flags.mjs', 'values.mts'];
    const printed = execFileSync(path.resolve('node_modules/.bin/tsx'), args, {
      cwd: own,
      env: {...process.env, EPPO_SDK_KEY: 'example', LOG_LEVEL: 'silent'},
      encoding: 'utf8',
    });
    expect(printed).toContain('logged: new-onboarding\ntreatment\n');
  } finally {
    rmSync(own, {recursive: true, force: true});
  }
});
