/** Environment variables with the addresses of the builds that are served. */
export const BUILDS = {
  /** The site. */
  site: 'TEST_BASE_URL',
  /** A build of the same pages with other settings: most of its scripts have other names. */
  older: 'TEST_OLDER_URL',
  /** The site with the files that the older build had, as `--keep-previous` keeps them. */
  keeping: 'TEST_KEEPING_URL',
} as const;

/** @returns the address of a build, without a trailing slash. */
export function buildUrl(name: keyof typeof BUILDS): string {
  return process.env[BUILDS[name]]!;
}
