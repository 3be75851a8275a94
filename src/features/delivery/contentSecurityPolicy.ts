import type {ContentSources} from '../../shared/contentSources.ts';

/**
 * Returns the value of the Content-Security-Policy header: a page loads its own files, runs its own
 * scripts, and reaches no host but the given ones.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  features: readonly ContentSources[],
): string {
  const hosts = (kind: keyof ContentSources): string[] =>
    features.flatMap((feature) => feature[kind] ?? []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...hosts('scriptSrc')],
    // Formulas, diagrams and code place their parts with style attributes, which have no hashes.
    // Browsers that cannot tell these from style elements read the first line.
    'style-src': ["'self'", "'unsafe-inline'", ...hosts('styleSrc')],
    'style-src-elem': ["'self'", ...hosts('styleSrc')],
    'style-src-attr': ["'unsafe-inline'"],
    // The icons of style sheets are data addresses.
    'img-src': ["'self'", 'data:', ...hosts('imgSrc')],
    'font-src': ["'self'", ...hosts('fontSrc')],
    'connect-src': ["'self'", ...hosts('connectSrc')],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
