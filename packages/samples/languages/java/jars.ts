import {hashFiles} from '../../../../src/shared/hashFiles.ts';
import {runCommand} from '../toolchains/command.ts';
import {installOnce} from '../toolchains/installOnce.ts';

/**
 * Runs a command.
 *
 * @param what is said when it fails, before its own words
 * @returns what it prints
 * @throws Error when it fails
 */
export async function run(
  command: string,
  args: readonly string[],
  what: string,
  options: Parameters<typeof runCommand>[2] = {},
): Promise<string> {
  const {code, stdout, stderr} = await runCommand(command, args, options);
  if (code !== 0) throw new Error(`${what}:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Downloads the jars of a `pom.xml` by Maven, once.
 *
 * @param name of their folder in `.cache/samples`
 * @param what is said when it fails
 * @returns the folder; names of jars start with a group
 */
export function installJars(name: string, pom: string, what: string): Promise<string> {
  return installOnce(`${name}/jars-${hashFiles([pom])}`, async (folder) => {
    const args = [
      ...['-q', '-B', '-f', pom, 'dependency:copy-dependencies'],
      ...[`-DoutputDirectory=${folder}`, '-Dmdep.prependGroupId=true'],
    ];
    await run('mvn', args, what);
  });
}
