import {csharp} from './csharp/adapter.ts';
import {dart} from './dart/adapter.ts';
import {elixir} from './elixir/adapter.ts';
import {php} from './php/adapter.ts';
import {ruby} from './ruby/adapter.ts';
import {swift} from './swift/adapter.ts';
import type {Language, ParsedLanguage} from './symbols/expression.ts';

/** Languages whose names are compared with a manifest, because no compiler here knows them. */
export const namedLanguages: readonly Language[] = [swift, ruby, php, csharp, dart, elixir];

/** Languages whose samples are parsed: a folder each. The compilers of the first judge the names. */
export const languages: readonly ParsedLanguage[] = [
  {name: 'python', aliases: ['python', 'py'], grammar: 'python'},
  // The line break ends the last statement.
  {name: 'go', aliases: ['go', 'golang'], grammar: 'go', wraps: [{after: '\n'}]},
  {name: 'java', aliases: ['java'], grammar: 'java'},
  {name: 'kotlin', aliases: ['kotlin', 'kt'], grammar: 'kotlin'},
  {name: 'rust', aliases: ['rust', 'rs'], grammar: 'rust'},
  ...namedLanguages,
];
