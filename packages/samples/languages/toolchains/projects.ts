import {sdkManifest} from '../../../../src/features/sdks/readManifest.ts';
import type {Fence} from '../../core/types.ts';
import type {Proof} from './types.ts';

/** Files that are compiled together. */
export type Project = {
  /** By path in the project. */
  files: ReadonlyMap<string, Fence>;
  /** The fences whose project this is; others only help to compile them. */
  judged: readonly Fence[];
};

/** What files of a language are. */
export type FileKind = {
  extension: string;
  /** Whether code is a file, not a part of one. */
  isWhole(code: string): boolean;
  /** What a file without a title is called. */
  nameOf(code: string): string;
};

const RE_PATH = /^\w[\w-]*(?:[./][\w-]+)*$/;

/**
 * Puts the files of a page together by their titles, as a reader who copies them would. A later
 * fence with the title of an earlier one replaces it: the fences from there on are compiled with
 * the new text, those before with the old one. A file without a title stands alone.
 */
export function projectsOf(
  fences: readonly Fence[],
  pageOf: (fence: Fence) => readonly Fence[],
  kind: FileKind,
): Project[] {
  const projects = new Map<string, {files: Map<string, Fence>; judged: Fence[]}>();
  for (const fence of fences) {
    const path = pathOf(fence, kind);
    const files =
      path === undefined
        ? new Map([[kind.nameOf(fence.code), fence]])
        : filesAt(fence, path, pageOf(fence), kind);
    const key = JSON.stringify([...files].map(([name, {id, code}]) => [name, id, code]));
    const project = projects.get(key) ?? {files, judged: []};
    project.judged.push(fence);
    projects.set(key, project);
  }
  return [...projects.values()];
}

/** The path of a fence that others may use; an unchecked one may break what uses it. */
function pathOf({code, meta}: Fence, {extension, isWhole}: FileKind): string | undefined {
  const {title = '', unchecked} = meta;
  const isFile = title.endsWith(extension) && RE_PATH.test(title) && isWhole(code);
  return isFile && unchecked === undefined ? title : undefined;
}

/** The files of a page where one of its fences is shown. */
function filesAt(
  fence: Fence,
  path: string,
  page: readonly Fence[],
  kind: FileKind,
): Map<string, Fence> {
  const files = new Map<string, Fence>();
  const position = page.indexOf(fence);
  page.forEach((other, index) => {
    const name = pathOf(other, kind);
    if (name !== undefined && (index <= position || !files.has(name))) files.set(name, other);
  });
  return files.set(path, fence);
}

/** What compiling a sample proves where an SDK is only declared, from what its manifest says. */
export function compiledAgainstDeclarations(sdk: string): Proof {
  const {package: name, latestVersion} = sdkManifest(sdk);
  return {status: 'compiled', against: `declarations of ${name} ${latestVersion}`};
}
