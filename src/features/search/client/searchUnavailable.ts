import {errorMessage} from '../../../shared/errorMessage.ts';
import {isSiteReachable, OutdatedPage} from '../../../shared/outdatedPage.ts';

interface Reason extends ErrorOptions {
  /** Whether the page's own code is what keeps search from working, so that only a reload helps. */
  needsReload?: boolean | undefined;
}

/** Search cannot answer now: the index or all hosts of the provider are out of reach. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
  readonly needsReload: boolean;

  constructor(message: string, {needsReload = false, ...options}: Reason = {}) {
    super(message, options);
    this.needsReload = needsReload;
  }
}

/** Wraps whatever went wrong, keeping it as the cause. */
export function toSearchUnavailable(cause: unknown): SearchUnavailable {
  if (cause instanceof SearchUnavailable) {
    return cause;
  }
  const reason = errorMessage(cause);
  return new SearchUnavailable(`Search is not available: ${reason}`, {cause});
}

/** Whether a search failed for what only a reload of the page can mend. */
export async function needsReload(error: unknown): Promise<boolean> {
  return (
    error instanceof OutdatedPage ||
    (error instanceof SearchUnavailable &&
      (error.cause instanceof OutdatedPage || (error.needsReload && (await isSiteReachable()))))
  );
}
