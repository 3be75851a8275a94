import {createStorageSlot} from '@docusaurus/theme-common';
import {showToast} from '../../shared/ui/toast/showToast.ts';
import {SDK_CHOSEN, SDK_SLOT} from '../../shared/sdkChoice.ts';
import {askForLanguage} from './askForLanguage.ts';
import {chooseHttpClient, sdkOf} from './rememberLanguage.ts';

const slot = createStorageSlot(SDK_SLOT);

/** Whether a tab of the page is in the language. */
const isOnPage = (title: string): boolean =>
  [...document.querySelectorAll('[role="tab"]')].some(({textContent}) => textContent === title);

/** What is different now, with a way to what this page does not have. */
function outcomeOf(language: string, isKept: boolean) {
  const sdk = sdkOf(language);
  if (!sdk) return {text: 'Tabs keep their first language.'};
  const {title, pages} = sdk;
  const lasts = isKept ? '' : ' Your browser did not keep it: it lasts until you leave this page.';
  return isOnPage(title) || window.location.pathname.startsWith(pages)
    ? {text: `Samples are in ${title} now, here and on other pages.${lasts}`}
    : {
        text: `${title} is your language now; this page has nothing in it.${lasts}`,
        link: {label: `${title} quickstart`, url: `${pages}quickstart/`},
      };
}

/**
 * Opens the tabs of an SDK on this page and on others, and says so.
 *
 * @public Loaded with the first choice.
 * @param language empty to forget the choice.
 */
export function chooseLanguage(language: string): void {
  if (language) slot.set(language);
  else slot.del();
  const isKept = (slot.get() ?? '') === language;
  askForLanguage(isKept ? '' : language);
  chooseHttpClient(language);
  window.dispatchEvent(new CustomEvent(SDK_CHOSEN, {detail: sdkOf(language)}));
  const {text, link} = outcomeOf(language, isKept);
  showToast(text, link);
}
