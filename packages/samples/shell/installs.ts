import {suggest} from '../../../src/shared/suggest.ts';
import {checkPackage, type Registry} from '../core/packages.ts';

type InstallFault = {line: number; message: string; hint?: string};

type Manager = {
  registry: Registry;
  /** The command up to the packages. */
  command: RegExp;
  /** The flags that samples use; add one after reading the manager's documentation. */
  flags: readonly string[];
  /** Splits an argument into name and version. */
  split(argument: string): {name: string; version?: string};
};

const atSign = (argument: string) => {
  const at = argument.indexOf('@', 1);
  return at < 0 ? {name: argument} : {name: argument.slice(0, at), version: argument.slice(at + 1)};
};
const colon = (argument: string) => {
  const [name = '', version] = argument.split(':', 2);
  return version === undefined ? {name} : {name, version};
};
const comparison = (argument: string) => {
  const match = /^([\w.-]+)(?:\[[^\]]*\])?\s*((?:[=<>~!]|~=).*)?$/.exec(argument);
  return match?.[2] === undefined
    ? {name: match?.[1] ?? argument}
    : {name: match[1] ?? argument, version: match[2]};
};
const goModule = (argument: string) => {
  const {name, version} = atSign(argument);
  const module = name.replace(/\/eppoclient$/, '');
  return version === undefined ? {name: module} : {name: module, version};
};

const MANAGERS: readonly Manager[] = [
  {
    registry: 'npm',
    command:
      /^(?:npm (?:install|i|add|update)|yarn add|pnpm (?:add|install)|bun (?:add|install)|npx expo install)$/,
    flags: [
      '--save-dev',
      '--save-exact',
      '--global',
      '-D',
      '-E',
      '-g',
      '--dev',
      '--legacy-peer-deps',
    ],
    split: atSign,
  },
  {
    registry: 'pypi',
    command: /^(?:(?:python3? -m )?pip3? install|poetry add|uv add|uv pip install|pipenv install)$/,
    flags: ['--upgrade', '-U', '--user', '-r', '-e', '--quiet'],
    split: comparison,
  },
  {
    registry: 'rubygems',
    flags: ['--group', '--no-document'],
    command: /^(?:gem install|bundle add)$/,
    split: atSign,
  },
  {registry: 'packagist', flags: ['--dev'], command: /^composer require$/, split: colon},
  {
    registry: 'nuget',
    flags: ['--prerelease', '--project'],
    command: /^(?:dotnet add(?: \S+)? package|Install-Package)$/,
    split: atSign,
  },
  {
    registry: 'crates',
    flags: ['--features', '--dev', '--no-default-features'],
    command: /^cargo add$/,
    split: atSign,
  },
  {registry: 'go', flags: ['-u'], command: /^go (?:get|install)$/, split: goModule},
  {registry: 'pub', flags: ['--dev'], command: /^(?:dart|flutter) pub add$/, split: colon},
];

/** Flags whose value is the version of the package before them. */
const VERSION_FLAGS = new Set(['--version', '-v', '-Version', '--vers']);

/** Finds SDK packages that install commands of a script name or pin wrongly. */
export function checkInstalls(script: string): InstallFault[] {
  return script.split('\n').flatMap((text, index) =>
    text
      .split(/&&|\|\||;|\|/)
      .flatMap((command) => checkCommand(command.trim()))
      .map((fault) => ({line: index + 1, ...fault})),
  );
}

function checkCommand(command: string): {message: string; hint?: string}[] {
  const words = command
    .replace(/^\$ /, '')
    .split(/\s+#/, 1)[0]!
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'sudo')
    .map((word) => word.replace(/^["']|["']$/g, ''));
  for (let length = Math.min(5, words.length); length > 1; length -= 1) {
    const manager = MANAGERS.find(({command: expected}) =>
      expected.test(words.slice(0, length).join(' ')),
    );
    if (manager) return checkArguments(manager, words.slice(length));
  }
  return [];
}

function checkArguments(
  {registry, split, flags}: Manager,
  words: readonly string[],
): {message: string; hint?: string}[] {
  const packages: {name: string; version?: string}[] = [];
  words.forEach((word, index) => {
    const last = packages.at(-1);
    if (VERSION_FLAGS.has(words[index - 1] ?? '') && last) last.version = word;
    else if (!word.startsWith('-')) packages.push(split(word));
  });
  const unknown = words.flatMap((word) => {
    const flag = /^(-[\w-]+)/.exec(word)?.[1];
    if (!flag || flags.includes(flag) || VERSION_FLAGS.has(flag)) return [];
    return [
      {
        message: `${registry} packages are not installed with ${flag}`,
        hint: suggest(flag, flags),
      },
    ];
  });
  return [
    ...packages.flatMap(({name, version}) => checkPackage(registry, name, version) ?? []),
    ...unknown,
  ];
}
