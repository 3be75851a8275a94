import {cachedToolchain} from './cached.ts';
import {isInstalled} from './command.ts';
import {goToolchain} from '../go/toolchain.ts';
import {javaToolchain} from '../java/toolchain.ts';
import {kotlinToolchain} from '../kotlin/toolchain.ts';
import {perFileToolchain} from './perFile.ts';
import {pythonToolchain} from '../python/toolchain.ts';
import type {Toolchain} from './types.ts';

const rust = perFileToolchain({
  command: 'rustc',
  versionArgs: ['--version'],
  // Printing the parsed program is the one mode of rustc that stops before names are resolved; it
  // needs the switch that lets a stable compiler use it.
  args: ['-Zunpretty=normal', '--edition=2021', '-o', '/dev/null'],
  env: {RUSTC_BOOTSTRAP: '1'},
  extension: 'rs',
  variants: [(code) => code, (code) => `async fn sample() { ${code}\n}`],
  error: /error[^:]*: (?<message>.+)\n\s*--> .*?:(?<line>\d+):/,
  names: {
    args: (file) => [
      ...['--edition=2021', '--emit=metadata', '--error-format=short'],
      ...['-o', `${file}.out`, file],
    ],
    // Crates are not there, and what is imported from them is not to blame.
    error:
      /:(?<line>\d+):\d+: error\[\w+\]: (?<message>cannot find (?!module|crate|macro|attribute|derive)[\w ]+ `\w+` in this scope|.*use of undeclared type `\w+`|`await` is only allowed[^:]*)/,
    isWhole: (code) => /^use /m.test(code),
  },
});

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

const all: Readonly<Record<string, Toolchain>> = {
  python: pythonToolchain,
  java: javaToolchain,
  kotlin: kotlinToolchain,
  rust,
  go: goToolchain,
  ruby,
  php,
};

/** Whether a toolchain that is missing is an error: `SAMPLES_TOOLCHAINS=required`. */
const areRequired = process.env.SAMPLES_TOOLCHAINS === 'required';

function missingCommand({command, needs = []}: Toolchain): string | undefined {
  return [command, ...needs].find((each) => !isInstalled(each));
}

/**
 * The toolchain of a language, if it is installed.
 *
 * @throws Error when toolchains are required and this one is missing
 */
export function installedToolchain(language: string): Toolchain | undefined {
  const toolchain = all[language];
  if (!toolchain) return undefined;
  const missing = missingCommand(toolchain);
  if (missing === undefined) return cachedToolchain(language, toolchain);
  if (!areRequired) return undefined;
  throw new Error(`${missing} is not installed, so no ${language} sample is compiled.`);
}

/** The commands of the toolchains that are missing here, whose checks are skipped. */
export function missingToolchains(): string[] {
  return [...new Set(Object.values(all).flatMap((each) => missingCommand(each) ?? []))];
}
