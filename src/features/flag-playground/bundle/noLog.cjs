const ignore = () => undefined;

/** Stands in for `pino`, which the SDK disables in browsers anyway. */
module.exports = () => ({debug: ignore, info: ignore, warn: ignore, error: ignore});
module.exports.default = module.exports;
