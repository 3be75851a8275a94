/** Pages Lighthouse measures when none are named: home, a quick start, a code-heavy page. */
export const measuredRoutes = [
  '/',
  '/feature-flag-quickstart/',
  '/sdks/server-sdks/node/initialization/',
];
