/** A package and its license. */
interface Licensed {
  name: string;
  licenseId?: string | null;
  licenseText?: string | null;
}

/** Returns the notices of packages; those with the same words share them. */
export function formatNotices(packages: readonly Licensed[]): string {
  const groups = new Map<string, string[]>();
  for (const {name, licenseId, licenseText} of packages) {
    const words = `${licenseId ?? ''}\n\n${licenseText?.replaceAll('\r', '') ?? ''}`.trim();
    groups.set(words, [...(groups.get(words) ?? []), name]);
  }
  return [...groups]
    .map(([words, names]) => `${names.toSorted().join('\n')}\n\n${words}\n`)
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`);
}
