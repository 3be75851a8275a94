import {hashFiles} from '../../../../src/shared/hashFiles.ts';
import {run} from '../toolchains/command.ts';
import {installOnce} from '../toolchains/installOnce.ts';

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
