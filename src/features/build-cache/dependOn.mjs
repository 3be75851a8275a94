import path from 'node:path';

/**
 * Loader: tells the bundler which files decide about a page, besides its own.
 *
 * @this {import('@rspack/core').LoaderContext<{proofs: string, pages: readonly string[], asksOthers: RegExp}>}
 * @param {string} text
 */
export default function dependOn(text) {
  const {proofs, pages, asksOthers} = this.getOptions();
  this.addDependency(path.join(path.dirname(this.resourcePath), proofs));
  if (asksOthers.test(text)) pages.forEach((page) => this.addDependency(page));
  return text;
}
