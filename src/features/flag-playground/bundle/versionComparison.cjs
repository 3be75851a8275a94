/** The functions of `semver` that the evaluator uses, without those about ranges. */
module.exports = {
  valid: require('semver/functions/valid.js'),
  gt: require('semver/functions/gt.js'),
  gte: require('semver/functions/gte.js'),
  lt: require('semver/functions/lt.js'),
  lte: require('semver/functions/lte.js'),
};
