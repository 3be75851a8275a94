import {createStorageSlot} from '@docusaurus/theme-common';

const PARAMETER = 'lang';

const slot = createStorageSlot('docusaurus.tab.sdk');

/** Returns the SDK whose tabs the reader chose; empty when there is none. */
export const chosenLanguage = (): string => slot.get() ?? '';

/**
 * Opens the tabs of an SDK, on this page and on others.
 *
 * @param language empty to forget the choice.
 */
export function chooseLanguage(language: string): void {
  const address = new URL(window.location.href);
  if (address.searchParams.has(PARAMETER)) {
    address.searchParams.delete(PARAMETER);
    window.history.replaceState(window.history.state, '', address);
    // Tabs go by the address before they go by what is remembered; this tells the router of it.
    window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
  }
  if (language) slot.set(language);
  else slot.del();
}
