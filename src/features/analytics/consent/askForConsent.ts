import * as CookieConsent from 'vanilla-cookieconsent';
import type {Translation} from 'vanilla-cookieconsent';
import {
  PRIVACY_BUTTON_SELECTOR,
  toolNames,
  type AnalyticsPluginData,
  type ToolName,
  consentRevision,
} from '../settings.ts';
import {
  createConsentRoot,
  keepDialogsOpen,
  prepareDialog,
  type OpenDialogs,
} from './consentDialog.ts';

const purposes: Record<ToolName, {title: string; description: string}> = {
  gtag: {
    title: 'Page views',
    description:
      'Counts which pages are read, with Google Analytics. IP addresses are anonymized, searches are left out, and nothing is used for ads.',
  },
  clarity: {
    title: 'Session recording',
    description:
      'Replays what happens on the pages you open, clicks and searches included, with Microsoft Clarity. It shows where pages confuse their readers.',
  },
  rudderstack: {
    title: 'Page events',
    description: 'Sends an event for each page you open, with RudderStack. Searches are left out.',
  },
};

/** Returns the texts of the question and of the dialog with one switch for each tool. */
function consentTexts(tools: readonly ToolName[]): Translation {
  const buttons = {acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all'};
  return {
    consentModal: {
      ...buttons,
      title: 'May we see how these pages are used?',
      description:
        'It helps us improve them. Nothing runs without your consent, and the pages work the same either way.',
      showPreferencesBtn: 'Choose',
    },
    preferencesModal: {
      ...buttons,
      title: 'Privacy choices',
      savePreferencesBtn: 'Save choices',
      closeIconLabel: 'Close',
      sections: [
        {
          description:
            'Switch on what you agree to. Your choice is kept in this browser for six months; switching something off stops it at once and removes what it stored here.',
        },
        ...tools.map((tool) => ({...purposes[tool], linkedCategory: tool})),
      ],
    },
  };
}

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
