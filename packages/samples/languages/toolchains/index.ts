import {errorMessage} from '../../../../src/shared/errorMessage.ts';
import {areRequired, isInstalled} from './command.ts';
import {goToolchain} from '../go/toolchain.ts';
import {javaToolchain} from '../java/toolchain.ts';
import {kotlinToolchain} from '../kotlin/toolchain.ts';
import {perFileToolchain} from './perFile.ts';
import {pythonToolchain} from '../python/toolchain.ts';
import {rustToolchain} from '../rust/toolchain.ts';
import type {Toolchain} from './types.ts';

const ruby = perFileToolchain({
  command: 'ruby',
  versionArgs: ['--version'],
  args: ['-c'],
  extension: 'rb',
  variants: [(code) => code],
  error: /\.rb:(?<line>\d+): (?<message>.+)/,
});

const php = perFileToolchain({
  command: 'php',
  versionArgs: ['--version'],
  args: ['-l'],
  extension: 'php',
  variants: [
    (code) => (code.trimStart().startsWith('<?') ? code : `<?php ${code}`),
    (code) => `<?php class Sample { ${code}\n}`,
  ],
  error: /(?<message>.+) in .* on line (?<line>\d+)/,
});

const elixir = perFileToolchain({
  command: 'elixir',
  versionArgs: ['-e', 'IO.puts(System.version())'],
  args: ['-e', 'Code.string_to_quoted!(File.read!(hd(System.argv())))'],
  extension: 'ex',
  variants: [(code) => code],
  error: /nofile:(?<line>\d+):(?:\d+:)? (?<message>.+)/,
});

const all: Readonly<Record<string, Toolchain>> = {
  python: pythonToolchain,
  java: javaToolchain,
  kotlin: kotlinToolchain,
  rust: rustToolchain,
  go: goToolchain,
  ruby,
  php,
  elixir,
};

/**
 * Why a toolchain can judge nothing here, in one line; undefined when it can.
 *
 * @throws Error with all that is known when toolchains are required
 */
async function unavailability(
  language: string,
  {command, needs = [], install}: Toolchain,
): Promise<string | undefined> {
  const missing = [command, ...needs].find((each) => !isInstalled(each));
  const reason =
    missing === undefined
      ? await install?.().then(() => undefined, errorMessage)
      : `${missing} is not installed`;
  if (reason !== undefined && areRequired) {
    throw new Error(`No ${language} sample is compiled. ${reason}`);
  }
  return reason?.split(/:?\n/, 1)[0];
}

/**
 * The toolchain of a language, if it has one that can judge samples here.
 *
 * @throws Error when toolchains are required and this one cannot
 */
export async function availableToolchain(language: string): Promise<Toolchain | undefined> {
  const toolchain = all[language];
  if (!toolchain) return undefined;
  return (await unavailability(language, toolchain)) === undefined ? toolchain : undefined;
}

/**
 * The toolchain of a language; one that is missing here, or whose packages are, says so of every
 * sample, unless toolchains are required.
 *
 * @returns undefined for a language that has none
 */
export function toolchainOf(language: string): Toolchain | undefined {
  const toolchain = all[language];
  return (
    toolchain && {
      ...toolchain,
      async check(fences, page) {
        const unavailable = await unavailability(language, toolchain);
        return unavailable === undefined
          ? toolchain.check(fences, page)
          : {tool: '', findings: [], unavailable};
      },
    }
  );
}
