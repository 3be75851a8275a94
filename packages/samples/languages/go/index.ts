import type {Language} from '../language.ts';
import {ended} from '../syntax/wraps.ts';
import {go as adapter} from './adapter.ts';

/** Go: how a sample is parsed and what names its SDK has. */
export const go: Language = {
  name: 'go',
  aliases: ['go', 'golang'],
  grammar: 'go',
  wraps: [ended],
  adapter,
};
