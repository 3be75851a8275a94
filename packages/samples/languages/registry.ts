import {csharp} from './csharp/index.ts';
import {dart} from './dart/index.ts';
import {elixir} from './elixir/index.ts';
import {go} from './go/index.ts';
import {java} from './java/index.ts';
import {kotlin} from './kotlin/index.ts';
import {php} from './php/index.ts';
import {python} from './python/index.ts';
import {ruby} from './ruby/index.ts';
import {rust} from './rust/index.ts';
import {swift} from './swift/index.ts';
import type {Language} from './language.ts';

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
