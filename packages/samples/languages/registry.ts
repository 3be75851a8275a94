import {csharp} from './csharp/adapter.ts';
import {dart} from './dart/adapter.ts';
import {elixir} from './elixir/adapter.ts';
import {go} from './go/adapter.ts';
import {java} from './java/adapter.ts';
import {kotlin} from './kotlin/adapter.ts';
import {php} from './php/adapter.ts';
import {python} from './python/adapter.ts';
import {ruby} from './ruby/adapter.ts';
import {rust} from './rust/adapter.ts';
import {swift} from './swift/adapter.ts';
import type {Language} from './symbols/expression.ts';

/** Languages whose samples are parsed and compared with a manifest: a folder each. */
export const languages: readonly Language[] = [
  python,
  go,
  java,
  kotlin,
  swift,
  ruby,
  php,
  csharp,
  rust,
  dart,
  elixir,
];
