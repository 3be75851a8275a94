import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the reader's values are kept; a file of its own, because every page loads it. */
export const ownValuesSlot = createStorageSlot('own-values');
