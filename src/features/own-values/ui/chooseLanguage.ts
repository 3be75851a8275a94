import {createStorageSlot} from '@docusaurus/theme-common';
import {SDK_PARAMETER, SDK_SLOT} from '../../../shared/sdkChoice.ts';

const slot = createStorageSlot(SDK_SLOT);

/** Returns the SDK whose tabs the reader chose; empty when there is none. */
export const chosenLanguage = (): string => slot.get() ?? '';

/**
 * Opens the tabs of an SDK, on this page and on others.
 *
 * @param language empty to forget the choice.
 */
export function chooseLanguage(language: string): void {
  const address = new URL(window.location.href);
  if (address.searchParams.has(SDK_PARAMETER)) {
    address.searchParams.delete(SDK_PARAMETER);
    window.history.replaceState(window.history.state, '', address);
    // Tabs go by the address before they go by what is remembered; this tells the router of it.
    window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
  }
  if (language) slot.set(language);
  else slot.del();
}
