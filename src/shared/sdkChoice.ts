/** Where the browser keeps the SDK whose tabs the reader chose: the place of tabs of the group `sdk`. */
export const SDK_SLOT = 'docusaurus.tab.sdk';

/** The parameter of an address that chooses it, as in `?lang=python`. */
export const SDK_PARAMETER = 'lang';
