/**
 * Loader of Docusaurus' list of page parts: leaves of each its name and what loads it. By these names Docusaurus finds
 * the scripts of a page, so that its HTML names them all. Without the module's path and number a browser loads less,
 * and the development server need not compile every page.
 */
module.exports = (source) =>
  source.replace(
    /^( *)("[^"]+"): \[(.*?), ".*?", require\.resolveWeak\(".*?"\)\]/gm,
    '$1$2: [$3, $2]',
  );
