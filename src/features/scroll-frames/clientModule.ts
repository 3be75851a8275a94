import type {ClientModule} from '@docusaurus/types';
import {lazyImport} from '../../shared/lazyImport.ts';
import {whenIdle} from '../../shared/whenIdle.ts';

const load = lazyImport(() => import('./watchFrames.ts'));

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    whenIdle(() => {
      load().then(
        ({watchFrames}) => watchFrames(),
        // All frames remain stops of the Tab key.
        () => undefined,
      );
    });
  },
};

export const {onRouteDidUpdate} = clientModule;
