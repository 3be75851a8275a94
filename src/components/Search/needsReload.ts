import {SearchUnavailable} from '../../search/searchUnavailable';
import {isSiteReachable, OutdatedPage} from '../outdatedPage';

/** Whether a search failed for what only a reload can mend. */
export async function needsReload(error: unknown): Promise<boolean> {
  return (
    error instanceof OutdatedPage ||
    (error instanceof SearchUnavailable &&
      (error.cause instanceof OutdatedPage || (error.needsReload && (await isSiteReachable()))))
  );
}
