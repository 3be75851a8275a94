import {describe, expect, test} from 'vitest';
import {checkers} from '../../../languages/index.ts';
import {installedToolchain} from '../../../languages/toolchains/index.ts';
import {fence} from './fence.ts';

const wrong: readonly [language: string, code: string, line: number][] = [
  ['python', 'name = "a"\nreturn = 3\n', 102],
  ['java', 'int size = 1;\nString name = ;\n', 102],
  ['elixir', 'size = 1\nname = )\n', 102],
];

describe.each(wrong)('%s', (language, code, line) => {
  const toolchain = installedToolchain(language);

  test.skipIf(!toolchain)('its own parser reports the line of a syntax error', async () => {
    const good = fence(
      language,
      language === 'python' ? 'x = 1' : 'let x = 1;'.replace('let', 'var'),
    );
    const found = await toolchain?.check([fence(language, code)]);
    expect(found?.findings.map((each) => each.line)).toEqual([line]);
    expect(found?.tool).toMatch(/\d/);
    expect((await toolchain?.check([good]))?.findings).toEqual([]);
  });
});

test('Java fragments of every kind are accepted', async () => {
  const toolchain = installedToolchain('java');
  const fragments = [
    'import java.util.Map;\nMap<String, Object> map = Map.of();\nSystem.out.println(map);',
    'private final int size = 1;\n\nint size() {\n  return size;\n}',
    'package com.example;\n\npublic record Cart(int size) {}',
  ];
  const found = await toolchain?.check(fragments.map((code) => fence('java', code)));
  expect(found?.findings ?? []).toEqual([]);
});

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
