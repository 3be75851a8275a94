/**
 * Search cannot answer now: the index or all hosts of the provider are out of reach. The name is
 * the one DocSearch looks for to show its error screen.
 */
export class SearchUnavailable extends Error {
  override readonly name = 'RetryError';
}

/** Wraps whatever went wrong, keeping it as the cause. */
export function toSearchUnavailable(cause: unknown): SearchUnavailable {
  if (cause instanceof SearchUnavailable) {
    return cause;
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new SearchUnavailable(`Search is not available: ${reason}`, {cause});
}
