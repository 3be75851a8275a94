type FileExists = (path: string) => boolean;

function cleanDirectory(path: string): string | undefined {
  if (path.endsWith('/index.html')) {
    return path.slice(0, -'index.html'.length);
  }
  if (path.endsWith('.html')) {
    return `${path.slice(0, -'.html'.length)}/`;
  }
  return path.endsWith('/') ? undefined : `${path}/`;
}

/**
 * Decides where a request for a page belongs: every page has one address, with a trailing slash.
 *
 * @param path decoded path of the request, starting with a slash.
 * @param exists tells whether the build has a file at a path such as `/a/index.html`.
 * @returns the clean path of an existing page (`/a`, `/a.html` and `/a/index.html` → `/a/`), or
 * undefined when the path is served as it is.
 */
export function redirectTarget(path: string, exists: FileExists): string | undefined {
  const directory = cleanDirectory(path);
  const isOwnFile = exists(path) && !path.endsWith('/index.html');
  return directory !== undefined && !isOwnFile && exists(`${directory}index.html`)
    ? directory
    : undefined;
}
