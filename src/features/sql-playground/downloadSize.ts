/** What readers download with their first run. */
export const DOWNLOAD_SIZE = '8 MB';
