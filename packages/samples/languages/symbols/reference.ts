import type {SyntaxNode} from '../syntax/node.ts';
import type {ApiType, Member} from './api.ts';

export type SymbolProblem = {at: SyntaxNode; message: string; hint?: string};

/** What an expression refers to, as far as the SDK is concerned. */
export type Reference =
  | {kind: 'type'; type: ApiType}
  | {kind: 'value'; type: ApiType}
  /** A future that holds a value. */
  | {kind: 'wrapped'; type: ApiType}
  | {kind: 'member'; member: Member};
