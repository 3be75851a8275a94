import type {Fence, Finding} from '../../core/types.ts';
import {sdkOf} from '../sdkOf.ts';
import {compiledAgainstDeclarations} from '../toolchains/declared.ts';
import type {FileKind} from '../toolchains/projects.ts';
import {projectsOf} from '../toolchains/projects.ts';
import type {Proof, Toolchain} from '../toolchains/types.ts';
import type {Driver} from './compile.ts';
import {compileJvm} from './compile.ts';
import {jarsOfPom, type JvmSdk} from './libraries.ts';

/** How a language of the JVM is compiled. */
type Options = FileKind & {
  language: 'java' | 'kotlin';
  driver(): Promise<Driver>;
  /** Checks the syntax of parts of files, where the compiler can. */
  parse?(fences: readonly Fence[]): Promise<Finding[]>;
};

/**
 * A toolchain that compiles whole files, all pages in one process, against the declarations of
 * the SDKs in `template`: the packages themselves are not to be had everywhere.
 */
export function jvmToolchain(options: Options): Toolchain {
  const {language, isWhole, parse} = options;
  const sdkOfFence = (fence: Fence) => sdkOf(fence, language) as JvmSdk;
  const proofOf = (fence: Fence): Proof =>
    fence.code.includes('import cloud.eppo.')
      ? compiledAgainstDeclarations(sdkOfFence(fence))
      : {status: 'compiled'};
  return {
    command: 'javac',
    needs: ['mvn'],
    install: jarsOfPom,
    accepts: ({code}) => parse !== undefined || isWhole(code),
    async check(fences, page = () => []) {
      const whole = fences.filter(({code}) => isWhole(code));
      const parts = fences.filter(({code}) => !isWhole(code));
      const sameSdk = (fence: Fence) =>
        page(fence).filter((other) => sdkOfFence(other) === sdkOfFence(fence));
      const projects = projectsOf(whole, sameSdk, options);
      const driver = await options.driver();
      const {version, findings} = await compileJvm(driver, projects, sdkOfFence);
      if (parse && parts.length > 0) findings.push(...(await parse(parts)));
      const faulty = new Set(findings.map(({fence}) => fence));
      const sound = whole.filter((fence) => !faulty.has(fence));
      return {
        tool: `${driver.name} ${version}`,
        findings,
        proofs: new Map(sound.map((fence) => [fence, proofOf(fence)])),
      };
    },
  };
}
