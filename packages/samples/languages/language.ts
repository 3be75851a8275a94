import type {Adapter} from './symbols/expression.ts';
import type {Wrap} from './syntax/parse.ts';

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
