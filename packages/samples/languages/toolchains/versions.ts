import {isInstalled, runCommand} from './command.ts';

/** How the compilers and interpreters that judge samples say which they are. */
const VERSION_COMMANDS: readonly (readonly [string, ...string[]])[] = [
  ['python3', '--version'],
  ['javac', '-version'],
  ['rustc', '--version'],
  ['go', 'version'],
  ['ruby', '--version'],
  ['php', '--version'],
  ['elixir', '--version'],
];

/** The versions of what is installed to judge samples, and the names of what is missing. */
export async function toolchainVersions(): Promise<string> {
  const versions = VERSION_COMMANDS.map(async ([command, ...args]) => {
    if (!isInstalled(command)) return `no ${command}`;
    const {stdout, stderr} = await runCommand(command, args);
    return `${command}: ${stdout}${stderr}`;
  });
  // Decides only whether Java and Kotlin are compiled.
  const maven = isInstalled('mvn') ? 'mvn' : 'no mvn';
  return [
    process.version,
    process.platform,
    process.arch,
    ...(await Promise.all(versions)),
    maven,
  ].join('\n');
}
