/** Pages Lighthouse measures when none are named: home, a quick start, a code-heavy page. */
export const measuredRoutes = [
  '/',
  '/feature-flag-quickstart/',
  '/sdks/server-sdks/node/initialization/',
];

/** Pages of eight kinds, which `npm run bench` measures. */
export const representativeRoutes = [
  ...measuredRoutes,
  '/data-management/connecting-dwh/snowflake/',
  '/statistics/confidence-intervals/statistical-nitty-gritty/',
  '/statistics/sample-size-calculator/usage/',
  '/reference/api/',
  '/blog/',
];
