const {gzipSync} = require('node:zlib');

/** Loader that compresses a file. */
module.exports = (content) => gzipSync(content, {level: 9});
module.exports.raw = true;
