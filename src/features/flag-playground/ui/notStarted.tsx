import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';

const because = (error: Error) => (
  <NotLoaded what="The evaluator could not be started." error={error} retry="change a field" />
);

/** What is said when no worker answers. */
export const NOT_STARTED = {
  outdated: because(new OutdatedPage()),
  unavailable: because(new Error('no worker')),
};
