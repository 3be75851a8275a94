import path from 'node:path';

const FOLDER = 'src/features/lean-pages/page-strings';

interface Pages {
  /** Names of parts by the path of their MDX file. */
  names: Readonly<Record<string, string>>;
  isServer: boolean;
}

/**
 * Rule of the bundler for MDX files that are pages: what `static-html` and others hand over as one
 * string of HTML stands in the HTML of a page already, so that its script goes without.
 */
export function pageStringsRule({names, isServer}: Pages) {
  return {
    test: (file: string) => Object.hasOwn(names, file),
    enforce: 'post' as const,
    loader: path.resolve(FOLDER, isServer ? 'numberStrings.mjs' : 'takeOutStrings.mjs'),
    options: {names},
  };
}
