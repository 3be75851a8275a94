/** Orders two versions of three numbers. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/** @throws Error when there is no version */
export function newestOf(versions: readonly string[]): string {
  const newest = [...versions].sort(compareVersions).at(-1);
  if (newest === undefined) throw new Error('no release in the answer');
  return newest;
}
