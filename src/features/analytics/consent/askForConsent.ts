import * as CookieConsent from 'vanilla-cookieconsent';
import {PRIVACY_BUTTON_SELECTOR} from '../privacyButton.ts';
import {toolNames, type AnalyticsPluginData, type ToolName} from '../settings.ts';
import {
  createConsentRoot,
  keepDialogsOpen,
  prepareDialog,
  type OpenDialogs,
} from './consentDialog.ts';
import {consentRevision} from './consentRevision.ts';
import {consentTexts} from './texts.ts';

/** Where the browser keeps the reader's choice; it is never sent. */
const STORAGE_KEY = 'privacy-choices';

function loadStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} cannot be loaded.`));
    document.head.append(link);
  });
}

function configure(
  tools: readonly ToolName[],
  {opened, closed}: OpenDialogs,
  onChoice: () => void,
): CookieConsent.CookieConsentConfig {
  const root = createConsentRoot();
  return {
    root,
    revision: consentRevision(tools),
    manageScriptTags: false,
    // The page would otherwise differ for browsers that are automated.
    hideFromBots: false,
    cookie: {name: STORAGE_KEY, useLocalStorage: true},
    categories: Object.fromEntries(tools.map((tool) => [tool, {}])),
    guiOptions: {
      consentModal: {layout: 'box inline', position: 'bottom right'},
      preferencesModal: {layout: 'box'},
    },
    language: {default: 'en', translations: {en: consentTexts(tools)}},
    onModalReady: (event) => prepareDialog(root, event),
    onModalShow: ({modalName}) => opened(modalName),
    onModalHide: ({modalName}) => closed(modalName),
    onConsent: onChoice,
    onChange: onChoice,
  };
}

/**
 * Asks the reader which tools may run, unless that was answered before, and lets them change their
 * mind by the button in the footer.
 *
 * @param onChoice is called with the names of the accepted tools, now and after every change, in
 * other tabs, too.
 * @returns a promise that rejects when the dialogs cannot be shown.
 */
export async function askForConsent(
  {tools, consentStylesheet}: AnalyticsPluginData,
  onChoice: (accepted: readonly string[]) => void,
): Promise<void> {
  await loadStylesheet(consentStylesheet);
  const names = toolNames(tools);
  const applyChoice = (): void => onChoice(names.filter(CookieConsent.acceptedCategory));
  const dialogs = keepDialogsOpen();
  const config = configure(names, dialogs, applyChoice);

  const run = async (): Promise<void> => {
    await CookieConsent.run(config);
    applyChoice();
  };
  await run();

  window.addEventListener('storage', ({key}) => {
    if (key === STORAGE_KEY) {
      dialogs.closed('consentModal');
      dialogs.closed('preferencesModal');
      CookieConsent.reset();
      void run();
    }
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest(PRIVACY_BUTTON_SELECTOR)) {
      CookieConsent.showPreferences();
    }
  });
  document.documentElement.dataset.privacyReady = '';
}
