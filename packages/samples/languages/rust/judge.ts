import type {Fence, Finding} from '../../core/types.ts';
import type {Build, Diagnostic} from './cargo.ts';
import type {Package} from './package.ts';
import {runPrograms, type Program} from './run.ts';

const RE_FILE = /^packages\/page-(\d+)-\w+\/(.+)$/;

/**
 * Turns the result of a build into findings at the lines of the pages, and runs the samples of
 * packages without one.
 *
 * @param packages `page-0`, `page-1` and so on
 * @param asked the samples to judge; the others are what they stand on
 * @returns the findings, and the samples that passed
 */
export async function judge(
  packages: readonly Package[],
  build: Build,
  asked: readonly Fence[],
): Promise<{findings: Finding[]; proven: Fence[]}> {
  const failed = new Set<Package>();
  const findings = build.diagnostics.map((diagnostic) => {
    const {owner, finding} = locate(diagnostic, packages);
    failed.add(owner);
    return finding;
  });
  const sound = packages.filter((each) => !failed.has(each));
  const compiled = asked.filter((fence) => sound.some(({paths}) => paths.has(fence)));
  const ran = await runPrograms(programsOf(packages, build, compiled));
  const all = unique([...findings, ...ran]);
  return {
    findings: all,
    proven: compiled.filter((fence) => !all.some((finding) => finding.fence === fence)),
  };
}

function locate(
  {file, line, message, hint}: Diagnostic,
  packages: readonly Package[],
): {owner: Package; finding: Finding} {
  const [, index, path] = RE_FILE.exec(file) ?? [];
  const owner = packages[Number(index)];
  if (!owner) throw new Error(`cargo: ${message} (${file}:${line})`);
  const own = [...owner.paths].find(([, each]) => each === path)?.[0];
  // The library that declares the modules stands on no page.
  const fence = own ?? [...owner.paths.keys()][0]!;
  const at = fence.line + (own ? line - 1 : 0);
  return {owner, finding: {fence, line: at, message: `rustc: ${message}`, hint}};
}

function programsOf(
  packages: readonly Package[],
  build: Build,
  compiled: readonly Fence[],
): Program[] {
  return [...build.programs].flatMap(([file, executable]) => {
    const [, index, path] = RE_FILE.exec(file) ?? [];
    const paths = packages[Number(index)]?.paths ?? new Map<Fence, string>();
    const fence = [...paths].find(([, each]) => each === path)?.[0];
    return fence?.meta.run && compiled.includes(fence) ? [{fence, executable}] : [];
  });
}

/** Each once: a module is compiled with the program that uses it and with the library. */
function unique(findings: readonly Finding[]): Finding[] {
  const key = ({fence, line, message}: Finding) => `${fence.id}:${line}:${message}`;
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
}
