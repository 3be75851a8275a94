import type {Language} from '../language.ts';
import {phpClass, phpOpen} from '../syntax/wraps.ts';
import {php as adapter} from './adapter.ts';

/** PHP: how a sample is parsed and what names its SDK has. */
export const php: Language = {
  name: 'php',
  aliases: ['php'],
  grammar: 'php',
  wraps: [phpOpen, phpClass],
  adapter,
};
