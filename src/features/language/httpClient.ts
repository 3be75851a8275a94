import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('docusaurus.tab.http-client');

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
  slot.set(CLIENTS.get(language) ?? 'curl');
}
