/** Algolia's form: all of the outer list, any of each inner list; `-` before a value negates. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Values a record can be filtered by. */
export type FacetValues = Readonly<Record<string, string | null>>;

function holds(filter: string, values: FacetValues): boolean {
  const separator = filter.indexOf(':');
  const attribute = filter.slice(0, separator);
  const wanted = filter.slice(separator + 1);
  return wanted.startsWith('-')
    ? values[attribute] !== wanted.slice(1)
    : values[attribute] === wanted;
}

/**
 * Tells whether values pass the filters.
 *
 * @param filters such as `['language:en', ['version:current', 'version:2']]`; undefined passes all.
 */
export function passesFilters(values: FacetValues, filters: FacetFilters | undefined): boolean {
  const all = typeof filters === 'string' ? [filters] : (filters ?? []);
  return all.every((filter) =>
    typeof filter === 'string'
      ? holds(filter, values)
      : filter.length === 0 || filter.some((any) => holds(any, values)),
  );
}
