import type {HeaderRule} from '../../shared/contentSources.ts';

/** Browsers check on every use whether the file has changed. */
const revalidated: HeaderRule = {
  path: '/*',
  headers: {'Cache-Control': 'public, max-age=0, must-revalidate'},
};

/**
 * The names of these files carry a hash of their content or a version. Other sites get none of
 * them; pictures that they show next to a link are elsewhere.
 */
const hashedAssets: HeaderRule = {
  path: '/assets/*',
  headers: {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
};

/**
 * What agents look for on a site that they do not know: its type is not that of its name, and programs
 * in pages of other sites may read it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9727
 * @see https://github.com/modelcontextprotocol/experimental-ext-server-card/blob/main/docs/discovery.md
 */
const discovery = Object.entries({
  '/.well-known/ai-catalog.json': 'application/ai-catalog+json',
  '/.well-known/api-catalog': 'application/linkset+json',
  '/.well-known/mcp/server-card.json': 'application/mcp-server-card+json',
}).map(([path, type]): HeaderRule => {
  return {path, headers: {'Content-Type': type, 'Access-Control-Allow-Origin': '*'}};
});

/** Device features that no page uses. */
const DENIED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * Returns the headers the site sends.
 *
 * Only hashed assets get a `Cache-Control`: the hosts that read `_headers` let browsers check
 * everything else on every use, and would join the values of two rules into one header. Other
 * servers say so themselves, see `withRevalidation`.
 *
 * @param workers rules for scripts of workers, which obey a policy of their own.
 */
export function siteHeaders(policy: string, workers: readonly HeaderRule[] = []): HeaderRule[] {
  const security = {
    'Content-Security-Policy': policy,
    // A site that opens a page in a new window keeps no hold on it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
  };
  return [{path: '/*', headers: security}, hashedAssets, ...discovery, ...workers];
}

/** Adds what hosts do by themselves: files without a rule are checked on every use. */
export function withRevalidation(rules: readonly HeaderRule[]): HeaderRule[] {
  return [revalidated, ...rules];
}

/** Returns the regular expression of the paths that a rule's `path` stands for. */
export function pathPattern(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** Whether the name of the file at a path carries a hash of its content or a version. */
export function isHashedAsset(path: string): boolean {
  return pathPattern(hashedAssets.path).test(path);
}

/** Returns the headers for a path; of two rules for one header the later counts. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => pathPattern(rule.path).test(path));
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<string, string>;
}
