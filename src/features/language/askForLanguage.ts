import {SDK_PARAMETER} from '../../shared/sdkChoice.ts';

/**
 * Has the address of the page ask for the tabs of an SDK, which go by it before they go by what is
 * remembered.
 *
 * @param language empty to ask for none.
 */
export function askForLanguage(language: string): void {
  const address = new URL(window.location.href);
  if ((address.searchParams.get(SDK_PARAMETER) ?? '') === language) return;
  if (language) address.searchParams.set(SDK_PARAMETER, language);
  else address.searchParams.delete(SDK_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  // Tells the router of it.
  window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
}
