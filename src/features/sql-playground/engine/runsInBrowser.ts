/** Functions, types and operators of the extension for JSON, which the engine comes without. */
const RE_JSON = /\bjson\w*\b|->>?\s*'/i;

/** Whether executed SQL needs no more of DuckDB than readers have in their browser. */
export function runsInBrowser(sql: string): boolean {
  return !RE_JSON.test(sql);
}

/** What readers download with their first run. */
export const DOWNLOAD_SIZE = '8 MB';
