type ModalName = 'consentModal' | 'preferencesModal';

/** The library shows a dialog by a class on the root element. */
const shownBy: Record<ModalName, string> = {
  consentModal: 'show--consent',
  preferencesModal: 'show--preferences',
};

/**
 * Adds the element that holds the dialogs, before everything else, so that keyboards and screen
 * readers come to the question first.
 */
export function createConsentRoot(): HTMLElement {
  const root = document.createElement('div');
  root.ariaLive = 'polite';
  // The question is no trap: without this, Tab would only lead round its buttons.
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && !document.querySelector(`.${shownBy.preferencesModal}`)) {
        event.stopPropagation();
      }
    },
    true,
  );
  document.body.prepend(root);
  return root;
}

/**
 * Lets readers go on while the question is open: it takes no focus from what they do, and the rest
 * of the page stays reachable. The dialog with the switches remains modal.
 */
function soften(question: HTMLElement): void {
  question.removeAttribute('aria-modal');
  question.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
}

/** Prepares a dialog that is about to be added to the element that holds the dialogs. */
export function prepareDialog(
  root: HTMLElement,
  {modalName, modal}: {modalName: ModalName; modal: HTMLElement},
): void {
  if (modalName === 'consentModal') {
    soften(modal);
  } else {
    // The focus moves into this one; read out as news, too, it would be heard twice.
    root.ariaLive = 'off';
  }
}

/** What keeps open dialogs open. */
export interface OpenDialogs {
  opened: (modalName: ModalName) => void;
  closed: (modalName: ModalName) => void;
}

/** Keeps dialogs open when the reader follows a link: each page sets the root's classes anew. */
export function keepDialogsOpen(): OpenDialogs {
  const root = document.documentElement;
  const open = new Set<string>();
  new MutationObserver(() => {
    const missing = [...open].filter((name) => !root.classList.contains(name));
    if (missing.length > 0) {
      root.classList.add(...missing);
    }
  }).observe(root, {attributeFilter: ['class']});
  return {
    opened: (modalName) => open.add(shownBy[modalName]),
    closed: (modalName) => open.delete(shownBy[modalName]),
  };
}
