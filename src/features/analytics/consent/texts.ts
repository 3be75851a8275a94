import type {Translation} from 'vanilla-cookieconsent';
import type {ToolName} from '../settings.ts';

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
export function consentTexts(tools: readonly ToolName[]): Translation {
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
