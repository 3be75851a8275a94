import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';
import {SDK_PARAMETER, SDK_SLOT} from '../../shared/sdkChoice.ts';
import {chooseHttpClient} from './httpClient.ts';

const clientModule: ClientModule = {
  /** Remembers the language that a link asks for by `?lang=python`: all tabs follow from then on. */
  onRouteDidUpdate({location}) {
    const language = new URLSearchParams(location.search).get(SDK_PARAMETER);
    if (language && /^[a-z-]+$/.test(language)) {
      const slot = createStorageSlot(SDK_SLOT);
      if (slot.get() !== language) chooseHttpClient(language);
      slot.set(language);
    }
  },
};

export const {onRouteDidUpdate} = clientModule;
