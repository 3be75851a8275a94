import type {Fence} from '../../core/types.ts';

/** Files that are compiled together. */
export type Project = {
  /** By path in the project. */
  files: ReadonlyMap<string, Fence>;
  /** The fences whose project this is; others only help to compile them. */
  judged: readonly Fence[];
};

/**
 * Puts the fences of a page that have file names together, as a reader who copies them would. A
 * later fence with the name of an earlier one replaces it: the fences from there on are compiled
 * with the new text, those before with the old one.
 *
 * @param pathOf the path of a fence that is a file; undefined for one that stands alone
 * @param nameOf what a fence that stands alone is called
 */
export function projectsOf(
  fences: readonly Fence[],
  pageOf: (fence: Fence) => readonly Fence[],
  pathOf: (fence: Fence) => string | undefined,
  nameOf: (fence: Fence) => string,
): Project[] {
  const projects = new Map<string, {files: Map<string, Fence>; judged: Fence[]}>();
  for (const fence of fences) {
    const path = pathOf(fence);
    const files =
      path === undefined
        ? new Map([[nameOf(fence), fence]])
        : filesAt(fence, path, pageOf(fence), pathOf);
    const key = JSON.stringify([...files].map(([name, {id, code}]) => [name, id, code]));
    const project = projects.get(key) ?? {files, judged: []};
    project.judged.push(fence);
    projects.set(key, project);
  }
  return [...projects.values()];
}

/** The files of a page where one of its fences is shown. */
function filesAt(
  fence: Fence,
  path: string,
  page: readonly Fence[],
  pathOf: (fence: Fence) => string | undefined,
): Map<string, Fence> {
  const files = new Map<string, Fence>();
  const position = page.indexOf(fence);
  page.forEach((other, index) => {
    const name = pathOf(other);
    if (name !== undefined && (index <= position || !files.has(name))) files.set(name, other);
  });
  return files.set(path, fence);
}
