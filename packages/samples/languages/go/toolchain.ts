import {execFileSync} from 'node:child_process';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import type {Fence} from '../../core/types.ts';
import {compiledAgainstDeclarations, projectsOf, type FileKind} from '../toolchains/projects.ts';
import type {Proof, Toolchain} from '../toolchains/types.ts';
import {compileGo, installModule} from './project.ts';

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
 * Compiles programs and packages, and no parts of one, all in one process, against the declarations
 * of the SDK in `template`: the module itself is not to be had everywhere.
 */
export const goToolchain: Toolchain = {
  command: 'go',
  install: installModule,
  accepts: ({code}) => files.isWhole(code),
  async check(fences, page = () => []) {
    const findings = await compileGo(projectsOf(fences, page, files));
    const faulty = new Set(findings.map(({fence}) => fence));
    const sound = fences.filter((fence) => !faulty.has(fence));
    return {
      tool: goVersion(),
      findings,
      proofs: new Map(sound.map((fence) => [fence, proofOf(fence)])),
    };
  },
};
