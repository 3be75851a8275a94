import {describe, expect, test} from 'vitest';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import {
  newestRelease,
  pagesAbout,
  run,
  watchSdk,
  type Run,
} from '../../src/features/sdks/watch/newestRelease.ts';

/** What the clients of registries printed, shortened. */
const RECORDED: Readonly<Record<string, string>> = {
  npm: "[ '3.9.0', '3.10.2', '4.0.0-alpha.1' ]\n",
  python3: 'eppo-server-sdk (4.4.1)\nAvailable versions: 4.4.1, 4.4.0\n  INSTALLED: 3.7.0\n',
  cargo: 'eppo #feature-flags\nEppo SDK for Rust\nversion: 5.2.1 (latest 5.3.0)\nlicense: MIT\n',
  gem: '*** REMOTE GEMS ***\n\neppo-server-sdk (3.8.0 ruby x86_64-linux, 3.7.1 arm64-darwin)\n',
  go: 'github.com/Eppo-exp/golang-sdk/v6 v6.0.0 v6.3.0 v6.3.1-rc.1\n',
  git: [
    'a1\trefs/tags/v1.2.0',
    'b2\trefs/tags/v1.10.0',
    'c3\trefs/tags/other@9.0.0',
    'd4\trefs/tags/v2.0.0-beta.1',
  ].join('\n'),
};

const recorded: Run = async (command) => RECORDED[command] ?? '';

const fails =
  (...commands: string[]): Run =>
  async (command, args) => {
    if (commands.includes(command)) throw new Error('no route');
    return recorded(command, args);
  };

describe('the newest release', () => {
  test.each([
    ['node', '3.10.2', 'npm'],
    ['python', '4.4.1', 'PyPI'],
    ['rust', '5.3.0', 'crates.io'],
    ['ruby', '3.8.0', 'RubyGems'],
    ['go', '6.3.0', 'Go module proxy'],
    ['dart', '1.10.0', 'tags of Eppo-exp/dart-sdk'],
  ])('of %s is %s (%s)', async (sdk, version, from) => {
    expect(await newestRelease(sdkManifest(sdk), recorded)).toEqual({version, from});
  });

  test('is that of the repository when the registry does not answer', async () => {
    const release = await newestRelease(sdkManifest('go'), fails('go'));
    expect(release).toEqual({version: '1.10.0', from: 'tags of Eppo-exp/golang-sdk'});
  });
});

describe('the report', () => {
  test('says what was not reached, and why', async () => {
    expect(await watchSdk(sdkManifest('rust'), fails('cargo', 'git'))).toBe(
      'rust 5.2.1: not reached (crates.io: no route; GitHub: no route)',
    );
  });

  test('names a command that is missing', async () => {
    await expect(run('no-such-command', [])).rejects.toThrow('no-such-command is not installed');
  });

  test('says that the manifest is up to date, or ahead', async () => {
    expect(await watchSdk(sdkManifest('python'), recorded)).toBe('python 4.4.1: the newest (PyPI)');
    expect(await watchSdk(sdkManifest('node'), recorded)).toBe(
      'node 4.0.1: newer than what can be had, 3.10.2 (npm)',
    );
  });

  test('names a newer release, with the pages to read again', async () => {
    const said = await watchSdk(sdkManifest('rust'), recorded, () => ['docs/a.mdx', 'docs/b.mdx']);
    expect(said).toBe(
      'rust 5.2.1: 5.3.0 is newer (crates.io): read its release notes, and the pages\n' +
        '  docs/a.mdx\n  docs/b.mdx',
    );
    expect(pagesAbout(sdkManifest('python'))).toEqual(
      expect.arrayContaining([
        'docs/sdks/server-sdks/python/intro.mdx',
        'docs/bandit-quickstart.mdx',
      ]),
    );
  });
});
