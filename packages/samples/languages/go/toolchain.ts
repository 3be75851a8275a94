import {execFileSync} from 'node:child_process';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import type {Fence} from '../../core/types.ts';
import {compiledAgainstDeclarations} from '../toolchains/declared.ts';
import {perFileToolchain} from '../toolchains/perFile.ts';
import type {FileKind} from '../toolchains/projects.ts';
import {projectsOf} from '../toolchains/projects.ts';
import type {Proof, Toolchain} from '../toolchains/types.ts';
import {compileGo, installModule} from './project.ts';

/** Parts of programs are not compiled: only their syntax is checked. */
const fragments = perFileToolchain({
  command: 'gofmt',
  versionArgs: ['-h'],
  args: ['-e', '-l'],
  extension: 'go',
  variants: [
    (code) => `package sample; ${code}`,
    (code) => `package sample; func sample() { ${code}\n}`,
  ],
  error: /:(?<line>\d+):\d+: (?<message>.+)/,
});

const files: FileKind = {
  extension: '.go',
  isWhole: (code) => /^package \w/m.test(code),
  nameOf: () => 'sample.go',
};

function proofOf({code}: Fence): Proof {
  const usesSdk = code.includes(sdkManifest('go').package);
  return usesSdk ? compiledAgainstDeclarations('go') : {status: 'compiled'};
}

function goVersion(): string {
  return execFileSync('go', ['env', 'GOVERSION']).toString().trim().replace(/^go/, 'go ');
}

/**
 * Compiles programs and packages, all in one process, against the declarations of the SDK in
 * `template`: the module itself is not to be had everywhere.
 */
export const goToolchain: Toolchain = {
  command: 'go',
  install: installModule,
  async check(fences, page = () => []) {
    const whole = fences.filter(({code}) => files.isWhole(code));
    const parts = fences.filter(({code}) => !files.isWhole(code));
    const {findings} = await fragments.check(parts);
    const projects = projectsOf(whole, page, files);
    if (projects.length > 0) findings.push(...(await compileGo(projects)));
    const faulty = new Set(findings.map(({fence}) => fence));
    const sound = whole.filter((fence) => !faulty.has(fence));
    return {
      tool: goVersion(),
      findings,
      proofs: new Map(sound.map((fence) => [fence, proofOf(fence)])),
    };
  },
};
