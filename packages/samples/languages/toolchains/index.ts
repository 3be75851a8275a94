import {isInstalled} from './command.ts';
import {goToolchain} from '../go/toolchain.ts';
import {javaToolchain} from '../java/toolchain.ts';
import {kotlinToolchain} from '../kotlin/toolchain.ts';
import {perFileToolchain} from './perFile.ts';
import {pythonToolchain} from '../python/toolchain.ts';
import {rustToolchain} from '../rust/toolchain.ts';
import {areRequired} from './required.ts';
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

function missingCommand({command, needs = []}: Toolchain): string | undefined {
  return [command, ...needs].find((each) => !isInstalled(each));
}

/** The toolchain of a language, if it has one that is installed here. */
export function installedToolchain(language: string): Toolchain | undefined {
  const toolchain = all[language];
  return toolchain && missingCommand(toolchain) === undefined ? toolchain : undefined;
}

/**
 * The toolchain of a language; one that is not installed here says so of every sample.
 *
 * @returns undefined for a language that has none
 * @throws Error when toolchains are required and this one is missing
 */
export function toolchainOf(language: string): Toolchain | undefined {
  const toolchain = all[language];
  const missing = toolchain && missingCommand(toolchain);
  if (missing === undefined) return toolchain;
  const unavailable = `${missing} is not installed`;
  if (areRequired) throw new Error(`${unavailable}, so no ${language} sample is compiled.`);
  return {...toolchain!, check: () => Promise.resolve({tool: '', findings: [], unavailable})};
}
