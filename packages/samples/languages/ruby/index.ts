import type {Language} from '../language.ts';
import {plain} from '../syntax/wraps.ts';
import {ruby as adapter} from './adapter.ts';

/** Ruby: how a sample is parsed and what names its SDK has. */
export const ruby: Language = {
  name: 'ruby',
  aliases: ['ruby', 'rb'],
  grammar: 'ruby',
  wraps: [plain],
  adapter,
};
