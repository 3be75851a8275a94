import {createStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../shared/sdkChoice.ts';
import {askForLanguage} from './askForLanguage.ts';

const slot = createStorageSlot(SDK_SLOT);

/** Returns the SDK whose tabs the reader chose; empty when there is none. */
export const chosenLanguage = (): string => slot.get() ?? '';

/**
 * Opens the tabs of an SDK, on this page and on others.
 *
 * @param language empty to forget the choice.
 * @returns whether the browser keeps the choice: otherwise it is in the address of this page.
 */
export function chooseLanguage(language: string): boolean {
  if (language) slot.set(language);
  else slot.del();
  const isKept = chosenLanguage() === language;
  askForLanguage(isKept ? '' : language);
  return isKept;
}
