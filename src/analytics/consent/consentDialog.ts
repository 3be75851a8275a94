type ModalEvent = {modalName: 'consentModal' | 'preferencesModal'; modal: HTMLElement};

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
      if (event.key === 'Tab' && !document.querySelector('.show--preferences')) {
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
export function softenConsentDialog({modalName, modal}: ModalEvent): void {
  if (modalName === 'consentModal') {
    modal.removeAttribute('aria-modal');
    modal.querySelector('[tabindex="-1"]')?.removeAttribute('tabindex');
  }
}
