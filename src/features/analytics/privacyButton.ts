const ATTRIBUTE = 'data-privacy-choices';

/** The footer's button that opens the privacy choices; shown once they can be opened. */
export const privacyButton = `<button type="button" class="clean-btn footer__link-item" ${ATTRIBUTE}>Privacy choices</button>`;

/** Finds the button, however often the footer is drawn. */
export const PRIVACY_BUTTON_SELECTOR = `[${ATTRIBUTE}]`;
