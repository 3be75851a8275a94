import type {Language} from '../language.ts';
import {plain} from '../syntax/wraps.ts';
import {kotlin as adapter} from './adapter.ts';

/** Kotlin: how a sample is parsed and what names its SDK has. */
export const kotlin: Language = {
  name: 'kotlin',
  aliases: ['kotlin', 'kt'],
  grammar: 'kotlin',
  wraps: [plain],
  adapter,
};
