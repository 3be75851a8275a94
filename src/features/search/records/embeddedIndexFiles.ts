/** Folder of the search files in the build, as a site path. */
export const SEARCH_FOLDER = '/search/';

/**
 * The parts of the index, as site paths. A deploy replaces them under the same names, so that a
 * page that stayed open finds the new ones; browsers ask for changes with every use.
 */
export const OUTLINE_PATH = `${SEARCH_FOLDER}index.outline.json`;
export const TEXT_PATH = `${SEARCH_FOLDER}index.text.json`;

/** What only searches for phrases need; fetched with the first of them. */
export const REST_PATH = `${SEARCH_FOLDER}index.rest.json`;

/** Records for the hosted provider, as an array. */
export const RECORDS_PATH = `${SEARCH_FOLDER}records.json`;
