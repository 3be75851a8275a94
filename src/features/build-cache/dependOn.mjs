/**
 * Loader: tells the bundler which files decide about a page, besides its own.
 *
 * @this {import('@rspack/core').LoaderContext<{record: string, pages: readonly string[], asksOthers: RegExp}>}
 * @param {string} text
 */
export default function dependOn(text) {
  const {record, pages, asksOthers} = this.getOptions();
  this.addDependency(record);
  if (asksOthers.test(text)) pages.forEach((page) => this.addDependency(page));
  return text;
}
