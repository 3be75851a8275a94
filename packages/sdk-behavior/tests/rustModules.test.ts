import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, test} from 'vitest';
import {extractPage} from '../../samples/core/extract.ts';
import {BASE_URL_VARIABLE} from '../../samples/languages/rust/instrument.ts';
import {createPackage, type Package} from '../../samples/languages/rust/package.ts';
import {withBuild} from '../../samples/languages/rust/workspace.ts';
import {runCommand} from '../../samples/languages/toolchains/command.ts';
import {availableToolchain} from '../../samples/languages/toolchains/index.ts';
import {startConfigurationServer} from '../../samples/server/configurationServer.ts';

const PAGES = ['assignments', 'initialization'] as const;
const PROGRAM = 'src/bin/modules.rs';

/** The first build compiles the dependencies. */
const LIMIT_MS = 900_000;

/** The samples of a page, with a program that uses those that are modules. */
function packageOf(page: (typeof PAGES)[number]): Package {
  const {fences} = extractPage(`docs/sdks/server-sdks/rust/${page}.mdx`);
  const own = fences.filter(({language}) => language === 'rust');
  const samples = createPackage(page, own).package;
  const code = readFileSync(`packages/sdk-behavior/rust/modules/${page}.rs`, 'utf8');
  return {
    ...samples,
    programs: [PROGRAM],
    files: [...samples.files, {path: PROGRAM, code}],
  };
}

describe.runIf(await availableToolchain('rust'))('the modules of the Rust pages', () => {
  const printed = new Map<string, {stdout: string[]; stderr: string}>();

  beforeAll(async () => {
    const server = await startConfigurationServer();
    const env = {
      EPPO_SDK_KEY: 'test-sdk-key',
      [BASE_URL_VARIABLE]: server.url,
      NO_PROXY: '127.0.0.1',
    };
    await withBuild(PAGES.map(packageOf), async ({diagnostics, programs}) => {
      expect(diagnostics).toEqual([]);
      for (const [file, executable] of programs) {
        const page = PAGES.find((each) => file.includes(`/${each}-`))!;
        const {stdout, stderr} = await runCommand(executable, [], {env});
        printed.set(page, {stdout: stdout.trim().split('\n'), stderr});
      }
    });
    await server.close();
  }, LIMIT_MS);

  test('the logger that drops repeats logs a change, and a change back', () => {
    expect(printed.get('assignments')?.stdout.slice(0, 10)).toEqual([
      'logged bob page-size 25',
      '25',
      '25',
      'logged bob page-size 50',
      '50',
      'logged bob page-size 25',
      '25',
      'logged eve page-size 25',
      '25',
      'logged bob discount-rate small',
    ]);
  });

  test('the logger with a channel prints the event as JSON', () => {
    const [json, value] = printed.get('assignments')?.stdout.slice(10) ?? [];
    expect(value).toBe('50');
    expect(JSON.parse(json!)).toMatchObject({
      experiment: 'page-size-allocation-30',
      variation: '50',
      subject: 'bob',
      metaData: {sdkName: 'rust'},
    });
  });

  test('without rules the default of the sample is used', () => {
    expect(printed.get('assignments')?.stdout.at(-1)).toBe('10');
  });

  test('the start ends with a refused key, and goes on when the server fails', () => {
    const {stdout, stderr} = printed.get('initialization')!;
    expect(stdout).toEqual([
      'test-sdk-key: Ok(Some(false))',
      'invalid-sdk-key: Unauthorized',
      'server-error: Ok(None)',
    ]);
    expect(stderr).toContain('serving defaults for now: timed out waiting for operation');
    expect(stderr).toMatch(/WARN {2}eppo\] client is not authorized. Check your API key/);
  });
});
