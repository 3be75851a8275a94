/** Media types of the text formats the site has, by extension; all are sent as UTF-8. */
export const textTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.css': 'text/css',
    '.csv': 'text/csv',
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.md': 'text/markdown',
    '.mjs': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain',
    '.xml': 'application/xml',
    '.yaml': 'application/yaml',
  }),
);
