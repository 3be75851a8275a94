import {checkPackage, type Registry} from '../packages.ts';

export type InstallFault = {line: number; message: string; hint?: string};

type Manager = {
  registry: Registry;
  /** The command up to the packages. */
  command: RegExp;
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
  const match = /^([\w.-]+)(?:\[[^\]]*\])?\s*((?:[=<>~!]=?|~=).*)?$/.exec(argument);
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
    split: atSign,
  },
  {
    registry: 'pypi',
    command: /^(?:(?:python3? -m )?pip3? install|poetry add|uv add|uv pip install|pipenv install)$/,
    split: comparison,
  },
  {registry: 'rubygems', command: /^(?:gem install|bundle add)$/, split: atSign},
  {registry: 'packagist', command: /^composer require$/, split: colon},
  {registry: 'nuget', command: /^(?:dotnet add(?: \S+)? package|Install-Package)$/, split: atSign},
  {registry: 'crates', command: /^cargo add$/, split: atSign},
  {registry: 'go', command: /^go (?:get|install)$/, split: goModule},
  {registry: 'pub', command: /^(?:dart|flutter) pub add$/, split: colon},
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
  {registry, split}: Manager,
  words: readonly string[],
): {message: string; hint?: string}[] {
  const packages: {name: string; version?: string}[] = [];
  words.forEach((word, index) => {
    const last = packages.at(-1);
    if (VERSION_FLAGS.has(words[index - 1] ?? '') && last) last.version = word;
    else if (!word.startsWith('-')) packages.push(split(word));
  });
  return packages.flatMap(({name, version}) => checkPackage(registry, name, version) ?? []);
}
