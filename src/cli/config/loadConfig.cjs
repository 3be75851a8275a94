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

module.exports = {loadConfig};
