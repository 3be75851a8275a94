import {csharp} from './adapters/csharp.ts';
import {dart} from './adapters/dart.ts';
import {elixir} from './adapters/elixir.ts';
import {go} from './adapters/go.ts';
import {java} from './adapters/java.ts';
import {kotlin} from './adapters/kotlin.ts';
import {php} from './adapters/php.ts';
import {python} from './adapters/python.ts';
import {ruby} from './adapters/ruby.ts';
import {rust} from './adapters/rust.ts';
import {swift} from './adapters/swift.ts';
import type {Adapter} from './symbols/expression.ts';
import type {Wrap} from './syntax/parse.ts';
import {
  dartInMain,
  phpClass,
  phpOpen,
  plain,
  withoutPrimaryConstructors,
  withoutRustMacros,
} from './wraps.ts';

/** A language whose samples are parsed and compared with a manifest. */
export type Language = {
  name: string;
  /** Names that a fence may use. */
  aliases: readonly string[];
  grammar: string;
  wraps: readonly Wrap[];
  adapter: Adapter;
  /** Text given to the symbol check instead, where the grammar hides expressions. */
  symbolWraps?: readonly Wrap[];
};

export const languages: readonly Language[] = [
  {
    name: 'python',
    aliases: ['python', 'py'],
    grammar: 'python',
    wraps: [plain],
    adapter: python,
  },
  {name: 'go', aliases: ['go', 'golang'], grammar: 'go', wraps: [plain], adapter: go},
  {
    name: 'java',
    aliases: ['java'],
    grammar: 'java',
    wraps: [plain],
    adapter: java,
  },
  {
    name: 'kotlin',
    aliases: ['kotlin', 'kt'],
    grammar: 'kotlin',
    wraps: [plain],
    adapter: kotlin,
  },
  {
    name: 'swift',
    aliases: ['swift'],
    grammar: 'swift',
    wraps: [plain],
    adapter: swift,
  },
  {
    name: 'ruby',
    aliases: ['ruby', 'rb'],
    grammar: 'ruby',
    wraps: [plain],
    adapter: ruby,
  },
  {
    name: 'php',
    aliases: ['php'],
    grammar: 'php',
    wraps: [phpOpen, phpClass],
    adapter: php,
  },
  {
    name: 'csharp',
    aliases: ['csharp', 'cs', 'c#', 'dotnet'],
    grammar: 'c_sharp',
    wraps: [plain, withoutPrimaryConstructors],
    adapter: csharp,
  },
  {
    name: 'rust',
    aliases: ['rust', 'rs'],
    grammar: 'rust',
    wraps: [plain],
    symbolWraps: [withoutRustMacros],
    adapter: rust,
  },
  {
    name: 'dart',
    aliases: ['dart'],
    grammar: 'dart',
    wraps: [plain, dartInMain],
    adapter: dart,
  },
  {
    name: 'elixir',
    aliases: ['elixir', 'ex', 'exs'],
    grammar: 'elixir',
    wraps: [plain],
    adapter: elixir,
  },
];
