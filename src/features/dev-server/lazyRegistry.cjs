/**
 * Loader of Docusaurus' list of page parts: without the names that only a build looks up, for whose
 * sake the bundler would compile all pages.
 */
module.exports = (source) => source.replace(/require\.resolveWeak\((".*?")\)/g, '$1');
