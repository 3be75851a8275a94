/** How often an address may ask. */
export interface RateLimit {
  /** Requests at once, after a pause. */
  burst: number;
  /** Requests a second, for as long as somebody likes. */
  perSecond: number;
}

/** More addresses than these are forgotten, the oldest first. */
const MOST_ADDRESSES = 10_000;

/**
 * Returns a function that tells whether an address may ask now. It counts in memory, so each
 * instance of a server counts for itself.
 */
export function createRateLimiter({burst, perSecond}: RateLimit, now = Date.now) {
  const buckets = new Map<string, {left: number; at: number}>();
  return (address: string): boolean => {
    const at = now();
    const known = buckets.get(address) ?? {left: burst, at};
    const left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond);
    const isAllowed = left >= 1;
    buckets.delete(address);
    buckets.set(address, {left: isAllowed ? left - 1 : left, at});
    const [oldest] = buckets.keys();
    if (oldest !== undefined && buckets.size > MOST_ADDRESSES) buckets.delete(oldest);
    return isAllowed;
  };
}
