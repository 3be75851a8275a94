import type {Fence} from '../../core/types.ts';
import {sdkOf} from '../sdkOf.ts';
import {compiledAgainstDeclarations, projectsOf, type FileKind} from '../toolchains/projects.ts';
import type {Proof, Toolchain} from '../toolchains/types.ts';
import type {Driver} from './compile.ts';
import {compileJvm} from './compile.ts';
import {jarsOfPom, type JvmSdk} from './libraries.ts';

/** How a language of the JVM is compiled. */
type Options = FileKind & {
  language: 'java' | 'kotlin';
  driver(): Promise<Driver>;
};

/**
 * A toolchain that compiles whole files, and no parts of one, all pages in one process, against the
 * declarations of the SDKs in `template`: the packages themselves are not to be had everywhere.
 */
export function jvmToolchain(options: Options): Toolchain {
  const {language, isWhole} = options;
  const sdkOfFence = (fence: Fence) => sdkOf(fence, language) as JvmSdk;
  const proofOf = (fence: Fence): Proof =>
    fence.code.includes('import cloud.eppo.')
      ? compiledAgainstDeclarations(sdkOfFence(fence))
      : {status: 'compiled'};
  return {
    command: 'javac',
    needs: ['mvn'],
    install: jarsOfPom,
    accepts: ({code}) => isWhole(code),
    async check(fences, page = () => []) {
      const sameSdk = (fence: Fence) =>
        page(fence).filter((other) => sdkOfFence(other) === sdkOfFence(fence));
      const projects = projectsOf(fences, sameSdk, options);
      const driver = await options.driver();
      const {version, findings} = await compileJvm(driver, projects, sdkOfFence);
      const faulty = new Set(findings.map(({fence}) => fence));
      const sound = fences.filter((fence) => !faulty.has(fence));
      return {
        tool: `${driver.name} ${version}`,
        findings,
        proofs: new Map(sound.map((fence) => [fence, proofOf(fence)])),
      };
    },
  };
}
