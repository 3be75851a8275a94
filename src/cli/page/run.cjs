const {loadConfig} = require('../config/loadConfig.cjs');

// Bundled as the build bundles its configuration: translating file by file takes a minute.
void loadConfig('src/cli/page/checkPage.ts');
