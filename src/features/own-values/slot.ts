import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the browser keeps the reader's values; a file of its own, because every page loads it. */
export const ownValuesSlot = () => createStorageSlot('own-values');
