/** What a page was found by. */
interface Found {
  pathname: string;
  words: string;
}

let found: Found | undefined;

/** Keeps what led to a page. It stays out of the address, which readers share. */
export function setFound(value: Found): void {
  found = value;
}

/** Hands out, once, what led to a page; undefined when no result did. */
export function takeFound(pathname: string): string | undefined {
  const words = found?.pathname === pathname ? found.words : undefined;
  found = undefined;
  return words;
}
