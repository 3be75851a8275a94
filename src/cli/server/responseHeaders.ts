import path from 'node:path';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Text formats, whose type the static server would send without a character set. */
const textTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
  '.svg': 'image/svg+xml',
};

/**
 * Chooses how long a browser may keep a file without asking again.
 *
 * @returns a `Cache-Control` value: a year for files under `/assets/`, whose names carry a hash of
 * their content, and a check on every use for everything else.
 */
export function cacheControl(file: string): string {
  return file.startsWith('/assets/') ? IMMUTABLE : REVALIDATED;
}

/** Returns the content type of a text file with its character set, or undefined for others. */
export function textContentType(file: string): string | undefined {
  const type = textTypes[path.extname(file)];
  return type && `${type}; charset=utf-8`;
}
