interface Options {
  end: boolean;
  strict: boolean;
  sensitive: boolean;
}

/**
 * Stands in for `path-to-regexp`, with which the router compares addresses: paths of a documentation have
 * no parameters, and only the page of unknown addresses has an asterisk.
 *
 * @returns what matches the path, and what is below it unless `end` is set; without `strict`, a slash at
 *   the end makes no difference.
 */
export default function pathToRegexp(path: string, _keys: unknown[], options: Options): RegExp {
  const {end, strict, sensitive} = options;
  if (path === '*') return /^.*$/;
  const stem = strict ? path : path.replace(/\/$/, '');
  const escaped = stem.replace(/[.+^${}()|[\]\\?*:]/g, '\\$&');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const after = end ? '$' : strict && stem.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${escaped}${slash}${after}`, sensitive ? '' : 'i');
}
