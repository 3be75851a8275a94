import {SearchUnavailable} from '../client/searchUnavailable.ts';
import {isSiteReachable, OutdatedPage} from '../../../shared/outdatedPage.ts';

/** Whether a search failed for what only a reload can mend. */
export async function needsReload(error: unknown): Promise<boolean> {
  return (
    error instanceof OutdatedPage ||
    (error instanceof SearchUnavailable &&
      (error.cause instanceof OutdatedPage || (error.needsReload && (await isSiteReachable()))))
  );
}
