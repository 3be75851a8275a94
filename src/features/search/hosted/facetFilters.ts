/** A part of Algolia's form: all of the outer list, any of each inner list. */
export type FacetFilters = readonly (string | readonly string[])[];

/** Values a record can be filtered by. */
export type FacetValues = Readonly<Record<string, string | null>>;

/** Tells whether values pass filters such as `['language:en', ['version:current', 'version:2']]`. */
export function passesFilters(values: FacetValues, filters: FacetFilters = []): boolean {
  return filters.every((filter) =>
    [filter].flat().some((any) => {
      const [attribute = ''] = any.split(':', 1);
      return values[attribute] === any.slice(attribute.length + 1);
    }),
  );
}
