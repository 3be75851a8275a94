/** Folder of the search files in the build, as a site path. */
export const SEARCH_FOLDER = '/search/';

/** Tells where the index of the newest deploy is; read only when the expected one is gone. */
export interface SearchManifest {
  /** Site path of the index. */
  index: string;
}

export const MANIFEST_PATH = `${SEARCH_FOLDER}manifest.json`;

/** Records for the hosted provider, as an array. */
export const RECORDS_PATH = `${SEARCH_FOLDER}records.json`;

/**
 * Returns the site path of an index.
 *
 * @param version changes whenever the index may change, so that browsers may keep it for good.
 */
export function indexPath(version: string): string {
  return `${SEARCH_FOLDER}index.${version}.json`;
}
