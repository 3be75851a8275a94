function isMalformed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

/** Writes each stray percent sign of a text as it should have been written. */
function mended(text: string): string {
  return isMalformed(text) ? text.replaceAll('%', '%25') : text;
}

/**
 * Docusaurus decodes path and fragment without a guard, so that a link such as `/page/#100%` would
 * crash the page: the address is mended before anybody reads it.
 */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  if (isMalformed(pathname) || isMalformed(hash)) {
    const address = mended(pathname) + search + mended(hash);
    window.history.replaceState(window.history.state, '', address);
  }
}

if (typeof window !== 'undefined') {
  mendAddress();
  // Registered before the router's own listener, so it comes first.
  window.addEventListener('popstate', mendAddress);
}
