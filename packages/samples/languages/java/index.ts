import type {Language} from '../language.ts';
import {plain} from '../syntax/wraps.ts';
import {java as adapter} from './adapter.ts';

/** Java: how a sample is parsed and what names its SDK has. */
export const java: Language = {
  name: 'java',
  aliases: ['java'],
  grammar: 'java',
  wraps: [plain],
  adapter,
};
