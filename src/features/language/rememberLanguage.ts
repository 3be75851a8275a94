import type {ClientModule} from '@docusaurus/types';
import {createStorageSlot} from '@docusaurus/theme-common';
import languages from '@generated/language/default/languages.json';
import {SDK_PARAMETER, SDK_SLOT, type ChosenSdk} from '../../shared/sdkChoice.ts';

/** Returns an SDK by the value of its tabs; an address may name anything, such as `constructor`. */
export const sdkOf = (language: string | null): ChosenSdk | undefined =>
  language !== null && Object.hasOwn(languages, language) ? languages[language] : undefined;

const httpClientSlot = createStorageSlot('docusaurus.tab.http-client');

const CLIENTS = new Map(
  Object.entries({
    python: 'python',
    node: 'javascript',
    javascript: 'javascript',
    'react-native': 'javascript',
  }),
);

/** Has the requests to the REST API follow the language, as far as they are written in it. */
export function chooseHttpClient(language: string): void {
  httpClientSlot.set(CLIENTS.get(language) ?? 'curl');
}

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
