import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';

const clientModule: ClientModule = {
  /** Remembers the language that a link asks for by `?lang=python`: all tabs follow from then on. */
  onRouteDidUpdate({location}) {
    const language = new URLSearchParams(location.search).get('lang');
    if (language && /^[a-z-]+$/.test(language)) {
      createStorageSlot('docusaurus.tab.sdk').set(language);
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
