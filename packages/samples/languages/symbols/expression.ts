import type {SyntaxNode} from '../syntax/node.ts';
import type {Wrap} from '../syntax/parse.ts';
import type {ClassNodes} from './overrides.ts';
import type {SymbolProblem} from './reference.ts';

/** An argument; `name` is set when the call names it. */
export type Argument = {name?: string; at: SyntaxNode};

/**
 * What the symbol check needs to know about an expression, the same for every language. `at` is
 * the node to point at in a message.
 */
export type Expression =
  | {kind: 'name'; name: string; at: SyntaxNode}
  | {kind: 'member'; object: SyntaxNode; name: string; at: SyntaxNode}
  | {
      kind: 'call';
      callee: SyntaxNode;
      args: Argument[];
      /** Arguments that are passed without being written: a piped value. */
      implicit?: number;
      /** Whether arguments may be passed in a way that cannot be counted: spread, closures. */
      open?: boolean;
      at: SyntaxNode;
    }
  | {kind: 'new'; type: string; args: Argument[]; fields: Argument[]; at: SyntaxNode}
  | {kind: 'index'; object: SyntaxNode; key: string; at: SyntaxNode}
  /** Await, try, non-null assertion, parentheses: the type of the inner expression. */
  | {kind: 'same'; inner: SyntaxNode};

/** A variable, parameter or field with what is known about its type. */
export type Binding = {name: string; type?: string; value?: SyntaxNode; at: SyntaxNode};

type ImportedName = {name: string; local: string; at: SyntaxNode};

/** An import of a module, package or namespace. */
export type Import = {
  /** As written, e.g. `cloud.eppo.api` or `package:eppo/eppo.dart`. */
  module: string;
  /** The name under which the module itself is visible, if it is. */
  local?: string;
  names: ImportedName[];
  /** Whether every name of the module becomes visible. */
  wildcard: boolean;
  at: SyntaxNode;
};

/** A method that the snippet defines in a class or module. */
type Definition = {name: string; params: {name: string; type?: string; at: SyntaxNode}[]};

type TypeUse = {name: string; at: SyntaxNode};

/** What a snippet declares. */
export type Facts = {
  imports: Import[];
  bindings: Binding[];
  /** Names of classes, types and functions that the snippet itself defines. */
  defined: Set<string>;
  definitions: (Definition & {at: SyntaxNode})[];
  /** Names of superclasses, interfaces, traits and behaviors. */
  supertypes: TypeUse[];
};

/** A language whose samples are parsed. */
export type ParsedLanguage = {
  name: string;
  /** Names that a fence may use. */
  aliases: readonly string[];
  grammar: string;
  /** How a snippet may be completed; left out, it is parsed as it is. */
  wraps?: readonly Wrap[];
};

/**
 * A language whose samples are also compared with a manifest: how its syntax maps to expressions
 * and facts.
 */
export type Language = ParsedLanguage & {
  /** Nodes that open a scope for variables. */
  scopes: ReadonlySet<string>;
  /** Where classes define methods. */
  classes: ClassNodes;
  /** Reads one expression node; undefined for everything else. */
  expression(node: SyntaxNode): Expression | undefined;
  /** Adds what one node declares. */
  declare(node: SyntaxNode, facts: Facts): void;
  /** Finds names that nothing in a whole program declares. */
  unknownNames?(root: SyntaxNode): SymbolProblem[];
  /** Finds the SDK in a whole program that does not load it, where an import names no types. */
  missingImport?(root: SyntaxNode, modules: readonly string[]): SymbolProblem | undefined;
};
