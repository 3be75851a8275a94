import type {Plugin} from '@docusaurus/types';
import type {ChosenSdk} from '../../shared/sdkChoice.ts';

/** Hands the pages the SDKs to choose from. */
export function languagePlugin(languages: Readonly<Record<string, ChosenSdk>>): () => Plugin {
  return () => ({
    name: 'language',
    async contentLoaded({actions}) {
      await actions.createData('languages.json', languages);
    },
  });
}
