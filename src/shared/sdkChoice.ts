/** Where the browser keeps the SDK whose tabs the reader chose: the place of tabs of the group `sdk`. */
export const SDK_SLOT = 'docusaurus.tab.sdk';

/** The parameter of an address that chooses it, as in `?lang=python`. */
export const SDK_PARAMETER = 'lang';

/** The event of the window when a reader chooses an SDK for all pages; its detail is a `ChosenSdk`. */
export const SDK_CHOSEN = 'sdk-chosen';

/** An SDK as pages name it. */
export interface ChosenSdk {
  title: string;
  /** Address of the folder with its pages. */
  pages: string;
}
