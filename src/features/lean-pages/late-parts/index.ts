import path from 'node:path';

const FOLDER = 'src/features/lean-pages/late-parts';

/**
 * Rule of the bundler for pages: tools that compute while the reader types come to life after their
 * page. Its HTML has them already; their scripts are loaded when the page has nothing else to do.
 */
export function latePartsRule(isServer: boolean) {
  return {
    test: (file: string) => file.endsWith('.mdx'),
    enforce: 'post' as const,
    loader: path.resolve(FOLDER, isServer ? 'markParts.mjs' : 'loadPartsLate.mjs'),
  };
}
