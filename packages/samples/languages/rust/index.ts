import type {Language} from '../language.ts';
import {plain, withoutRustMacros} from '../syntax/wraps.ts';
import {rust as adapter} from './adapter.ts';

/** Rust: how a sample is parsed and what names its SDK has. */
export const rust: Language = {
  name: 'rust',
  aliases: ['rust', 'rs'],
  grammar: 'rust',
  wraps: [plain],
  symbolWraps: [withoutRustMacros],
  adapter,
};
