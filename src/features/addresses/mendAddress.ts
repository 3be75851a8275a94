function isMalformed(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

/**
 * Writes the stray percent signs of a part of an address as they should have been written. Where the
 * others stand for no letters either, all of them are signs.
 */
export function mended(text: string): string {
  if (!isMalformed(text)) return text;
  const withoutStray = text.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return isMalformed(withoutStray) ? text.replaceAll('%', '%25') : withoutStray;
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
