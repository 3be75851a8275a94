import {describe, expect, test, vi} from 'vitest';
import {goToolchain} from '../../../languages/go/toolchain.ts';
import {checkers} from '../../../languages/index.ts';
import {javaToolchain} from '../../../languages/java/toolchain.ts';
import {kotlinToolchain} from '../../../languages/kotlin/toolchain.ts';
import {pythonToolchain} from '../../../languages/python/toolchain.ts';
import {rustToolchain} from '../../../languages/rust/toolchain.ts';
import {areRequired} from '../../../languages/toolchains/command.ts';
import {availableToolchain} from '../../../languages/toolchains/index.ts';
import type {Toolchain} from '../../../languages/toolchains/types.ts';
import {fence} from './fence.ts';

const wrong: readonly [language: string, code: string, line: number][] = [
  ['python', 'name = "a"\nreturn = 3\n', 102],
  ['elixir', 'size = 1\nname = )\n', 102],
];

describe.each(wrong)('%s', async (language, code, line) => {
  const toolchain = await availableToolchain(language);

  test.skipIf(!toolchain)('its own parser reports the line of a syntax error', async () => {
    const good = fence(language, 'x = 1');
    const found = await toolchain?.check([fence(language, code)]);
    expect(found?.findings.map((each) => each.line)).toEqual([line]);
    expect(found?.tool).toMatch(/\d/);
    expect((await toolchain?.check([good]))?.findings).toEqual([]);
  });
});

/** Toolchains that install packages, with a sample that they would judge. */
const installing: readonly [language: string, toolchain: Toolchain, code: string][] = [
  ['go', goToolchain, 'package a\n\nconst size = 3\n'],
  ['java', javaToolchain, 'package a;\n\nclass Size {}\n'],
  ['kotlin', kotlinToolchain, 'package a\n\nval size = 3\n'],
  ['rust', rustToolchain, 'fn main() {}\n'],
  ['python', pythonToolchain, 'size = 3\n'],
];

test.each(installing)(
  'samples of %s whose packages are not to be had are parsed, and not proven',
  async (language, toolchain, code) => {
    const failure = new Error('The packages cannot be installed:\nno such host');
    const install = vi.spyOn(toolchain as Required<Toolchain>, 'install');
    install.mockRejectedValue(failure);
    const {check} = checkers.find(({name}) => name === language)!;
    const outcomes = check([fence(language, code)]);
    if (areRequired) {
      await expect(outcomes).rejects.toThrow(failure.message);
    } else {
      const unproven = /^(The packages cannot be installed|\w+ is not installed)$/;
      expect(await outcomes).toEqual([
        expect.objectContaining({
          status: 'parsed',
          unproven: expect.stringMatching(unproven) as string,
          findings: [],
        }),
      ]);
    }
    install.mockRestore();
  },
);

test('no language is checked twice', () => {
  const names = checkers.flatMap((checker) => checker.languages);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      'py',
      'go',
      'java',
      'kt',
      'swift',
      'rb',
      'php',
      'cs',
      'rs',
      'dart',
      'ex',
    ]),
  );
});
