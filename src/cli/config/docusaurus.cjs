const {createRequire} = require('node:module');

// Docusaurus reads a configuration in a context of its own, which knows no ES modules.
const {loadConfig} = createRequire(__filename)('./loadConfig.cjs');

/** Stands in for `docusaurus.config.ts`, which Docusaurus would translate file by file. */
module.exports = () => loadConfig('docusaurus.config.ts');
