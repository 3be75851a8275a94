import {createStorageSlot} from '@docusaurus/theme-common';
import {holding} from './holding.ts';

/** Where the reader's values are kept; a file of its own, because every page loads it. */
export const ownValuesSlot = holding(createStorageSlot('own-values'));
