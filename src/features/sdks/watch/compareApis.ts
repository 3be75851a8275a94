/** A parameter of a call, or an option by itself. */
export type ApiParam = {name: string; isRequired: boolean; default?: string};

/** The public names of a package: `init`, `EppoClient.stopPolling`, `IClientConfig.apiKey`. */
export type Api = Readonly<Record<string, readonly ApiParam[]>>;

/**
 * Says what changed between two releases, one line per name.
 *
 * @param documented the names of the manifest, which get a star
 */
export function compareApis(before: Api, after: Api, documented: ReadonlySet<string>): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const star = documented.has(name) ? '* ' : '  ';
    const [old, now] = [before[name], after[name]];
    if (!old) return [`${star}new: ${name}${describe(now!)}`];
    if (!now) return [`${star}gone: ${name}`];
    return describe(old) === describe(now)
      ? []
      : [`${star}changed: ${name}${describe(old)} → ${describe(now)}`];
  });
}

function describe(params: readonly ApiParam[]): string {
  const parts = params.map(
    ({name, isRequired, default: value}) =>
      `${name}${isRequired ? '' : '?'}${value === undefined ? '' : ` = ${value}`}`,
  );
  return `(${parts.join(', ')})`;
}
