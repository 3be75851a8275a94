import {execFileSync} from 'node:child_process';
import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import type {Fence, Finding} from '../../core/types.ts';
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

const RE_OTHER_METHOD =
  /^func \(.*?\) (Log(?!Assignment\(|BanditAction\()\w*)\(.*\beppoclient\.\w+Event\b/;

/** Finds methods that look like a logger's and compile: the SDK looks for its own while running. */
function misspeltMethods(fence: Fence): Finding[] {
  return fence.code.split('\n').flatMap((text, index) => {
    const name = RE_OTHER_METHOD.exec(text)?.[1];
    const message = `\`${name}\` is neither \`LogAssignment\` nor \`LogBanditAction\``;
    return name ? [{fence, line: fence.line + index, message}] : [];
  });
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
    const compiled = await compileGo(projectsOf(fences, page, files));
    const findings = [...compiled, ...fences.flatMap(misspeltMethods)];
    const faulty = new Set(findings.map(({fence}) => fence));
    const sound = fences.filter((fence) => !faulty.has(fence));
    return {
      tool: goVersion(),
      findings,
      proofs: new Map(sound.map((fence) => [fence, proofOf(fence)])),
    };
  },
};
