const {pathToFileURL} = require('node:url');
const {bundleModule} = require('../../shared/threads/bundleModule.cjs');

/**
 * Loads a configuration with the packages as Node.js reads them; the loader of Docusaurus would
 * translate each of their files.
 */
async function loadConfig(file) {
  const {default: config} = await import(pathToFileURL(await bundleModule(file)).href);
  return config;
}

// `npm run check:page` is bundled in the same way: translating file by file takes a minute.
if (require.main === module) void loadConfig(...process.argv.splice(2, 1));

module.exports = {loadConfig};
