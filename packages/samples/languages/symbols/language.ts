/** What is particular to a language and its SDK when names are resolved. */
export type SymbolRules = {
  /** Name under which the SDK's module is used without importing single names, if any. */
  moduleName?: string;
  /** Whether a module path belongs to the SDK. */
  isSdkModule(module: string): boolean;
  /** The module paths that exist, for hints and for the check of an import. */
  modules: readonly string[];
  /** Whether types are visible only after an import that names them or their module. */
  needsImport: boolean;
  /** Names that usually hold the client in samples that leave out its initialization. */
  clientNames: readonly string[];
  /** Path of the client's type. */
  clientType: string;
  /** Members that every object of the language has. */
  universal: ReadonlySet<string>;
  /** Members and operators' names that take the value out of a future or a result. */
  unwraps: ReadonlySet<string>;
  /** Member that constructs an object, e.g. `new` in Ruby. */
  constructorName?: string;
  /** Whether named arguments must keep their order. */
  orderedLabels: boolean;
};
