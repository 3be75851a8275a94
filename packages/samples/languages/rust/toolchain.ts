import {execFileSync} from 'node:child_process';
import type {Toolchain} from '../toolchains/types.ts';
import {judge} from './judge.ts';
import {createPackage, pageFaults} from './package.ts';
import {SDK} from './template.ts';
import {installCrates, withBuild} from './workspace.ts';

function version(): string {
  return execFileSync('cargo', ['--version']).toString().split(' ').slice(0, 2).join(' ');
}

/**
 * Compiles the samples of each page as a package, in one build, and executes those marked `run`.
 * A sample that runs talks to the local server because `.base_url(…)` is put behind its
 * `from_api_key(…)`.
 */
export const rustToolchain: Toolchain = {
  command: 'cargo',
  install: installCrates,
  async check(fences, page = (fence) => [fence]) {
    const pages = [...new Map(fences.map((fence) => [fence.page, page(fence)])).values()];
    const unfit = new Map(pages.flatMap((own) => [...pageFaults(own)]));
    const sound = pages.filter((own) => !own.some((fence) => unfit.has(fence)));
    const packages = sound.map((own, index) => createPackage(`page-${index}`, own));
    const found = await withBuild(packages, (build) => judge(packages, build, fences));
    const faults = [...unfit].map(([fence, message]) => ({fence, line: fence.line - 1, message}));
    const proofs = found.proven.map(
      (fence) => [fence, {status: fence.meta.run ? 'ran' : 'compiled', against: SDK}] as const,
    );
    return {
      tool: version(),
      findings: [...faults, ...found.findings],
      proofs: new Map(proofs),
    };
  },
};
