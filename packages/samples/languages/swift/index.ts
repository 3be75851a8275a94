import type {Language} from '../language.ts';
import {plain} from '../syntax/wraps.ts';
import {swift as adapter} from './adapter.ts';

/** Swift: how a sample is parsed and what names its SDK has. */
export const swift: Language = {
  name: 'swift',
  aliases: ['swift'],
  grammar: 'swift',
  wraps: [plain],
  adapter,
};
