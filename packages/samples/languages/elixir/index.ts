import type {Language} from '../language.ts';
import {plain} from '../syntax/wraps.ts';
import {elixir as adapter} from './adapter.ts';

/** Elixir: how a sample is parsed and what names its SDK has. */
export const elixir: Language = {
  name: 'elixir',
  aliases: ['elixir', 'ex', 'exs'],
  grammar: 'elixir',
  wraps: [plain],
  adapter,
};
