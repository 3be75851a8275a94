const ignore = () => undefined;

/** All that the evaluator uses of `semver`, `uuid` and `pino`, whose log is off in browsers anyway. */
module.exports = {
  __esModule: true,
  valid: require('semver/functions/valid.js'),
  gt: require('semver/functions/gt.js'),
  gte: require('semver/functions/gte.js'),
  lt: require('semver/functions/lt.js'),
  lte: require('semver/functions/lte.js'),
  v4: () => crypto.randomUUID(),
  default: () => ({debug: ignore, info: ignore, warn: ignore, error: ignore}),
};
