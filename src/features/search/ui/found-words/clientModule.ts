import type {ClientModule} from '@docusaurus/types';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import {takeFound} from './found.ts';

const load = lazyImport(() => import('./markFound.ts'));

let unmark: (() => void) | undefined;

const clientModule: ClientModule = {
  /** Marks what the reader searched for on the page of the result. */
  onRouteDidUpdate({location, previousLocation}) {
    const words = takeFound(location.pathname);
    if (words || location.pathname !== previousLocation?.pathname) {
      unmark?.();
      unmark = undefined;
    }
    if (words && 'highlights' in CSS) {
      load().then(
        ({markFound}) => {
          unmark = markFound(words);
        },
        // The page can be read without.
        () => undefined,
      );
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
