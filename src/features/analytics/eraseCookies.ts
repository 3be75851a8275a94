/**
 * Returns the domains a script on a host may have set cookies for, narrowest first; the empty one
 * stands for the host alone.
 */
export function cookieDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return ['', ...parents];
}

/** Deletes the cookies whose name matches, as set for the given domains. */
export function eraseCookies(name: RegExp, domains: readonly string[] = ['']): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.replace(/=.*$/s, ''))
    .filter((one) => name.test(one));
  for (const cookie of names) {
    for (const domain of domains) {
      document.cookie = `${cookie}=; path=/; max-age=0${domain ? `; domain=${domain}` : ''}`;
    }
  }
}
