import type {Language} from '../language.ts';
import {dartInMain, plain} from '../syntax/wraps.ts';
import {dart as adapter} from './adapter.ts';

/** Dart: how a sample is parsed and what names its SDK has. */
export const dart: Language = {
  name: 'dart',
  aliases: ['dart'],
  grammar: 'dart',
  wraps: [plain, dartInMain],
  adapter,
};
