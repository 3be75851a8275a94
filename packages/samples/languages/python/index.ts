import type {Language} from '../language.ts';
import {plain} from '../syntax/wraps.ts';
import {python as adapter} from './adapter.ts';

/** Python: how a sample is parsed and what names its SDK has. */
export const python: Language = {
  name: 'python',
  aliases: ['python', 'py'],
  grammar: 'python',
  wraps: [plain],
  adapter,
};
