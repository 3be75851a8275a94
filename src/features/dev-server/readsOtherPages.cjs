const {globSync} = require('tinyglobby');

/**
 * Loader: compiles a page that `<SdkMessages>` fills from other pages again when one of them changes.
 *
 * @this {import('@rspack/core').LoaderContext}
 */
module.exports = function readsOtherPages(source) {
  if (source.includes('<SdkMessages')) {
    globSync('docs/sdks/**/*.mdx', {absolute: true}).forEach((page) => this.addDependency(page));
  }
  return source;
};
