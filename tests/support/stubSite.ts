import {vi} from 'vitest';

interface Site {
  isOnline?: boolean;
  /** What it answers when a page asks whether it can be reached. */
  status?: number;
}

/** Stands in for the site that a page belongs to; `vi.unstubAllGlobals` ends it. */
export function stubSite({isOnline = true, status = 200}: Site = {}): void {
  vi.stubGlobal('navigator', {onLine: isOnline});
  vi.stubGlobal('window', {location: {href: 'https://docs.example/'}});
  vi.stubGlobal('fetch', () => Promise.resolve({status}));
}
