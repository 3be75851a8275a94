import type {Plugin} from '@docusaurus/types';

/**
 * Hands the dialog the SDKs to choose from.
 *
 * @param languages titles by the value of their tabs.
 */
export function ownValuesPlugin(languages: Readonly<Record<string, string>>): () => Plugin {
  return () => ({
    name: 'own-values',
    async contentLoaded({actions}) {
      await actions.createData('languages.json', languages);
    },
  });
}
