/** Folder of the search files in the build, as a site path. */
export const SEARCH_FOLDER = '/search/';

/** Addresses of the two parts of an index. */
export interface IndexAddresses {
  outlineUrl: string;
  textUrl: string;
}

/** Tells where the index of the newest deploy is; read only when the expected one is gone. */
export type SearchManifest = IndexAddresses;

export const MANIFEST_PATH = `${SEARCH_FOLDER}manifest.json`;

/** Records for the hosted provider, as an array. */
export const RECORDS_PATH = `${SEARCH_FOLDER}records.json`;

/**
 * Returns the site paths of an index.
 *
 * @param version changes whenever the index may change, so that browsers may keep it for good.
 */
export function indexPaths(version: string): {outline: string; text: string} {
  const pathOf = (part: string): string => `${SEARCH_FOLDER}index.${version}.${part}.json`;
  return {outline: pathOf('outline'), text: pathOf('text')};
}
