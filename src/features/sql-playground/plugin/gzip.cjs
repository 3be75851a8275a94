const {gzip} = require('node:zlib');

/** Loader that compresses a file, while the main thread compiles pages. */
module.exports = function compress(content) {
  gzip(content, {level: 9}, this.async());
};
module.exports.raw = true;
