/** What is particular to a language and its SDK when names are resolved. */
export type SymbolRules = {
  /** The module paths that exist, the SDK's own first. */
  modules: readonly string[];
  /** Whether types are visible without an import that names them or their module. */
  seesAll?: boolean;
  /** Names that usually hold the client in samples that leave out its initialization. */
  clientNames: readonly string[];
  /** Path of the client's type. */
  clientType: string;
  /** Members that every object of the language has. */
  universal?: readonly string[];
  /** Member that constructs an object, e.g. `new` in Ruby. */
  constructorName?: string;
  /** Whether named arguments must keep their order. */
  orderedLabels?: boolean;
};

/** Whether a module path belongs to an SDK. */
export function isSdkModule(module: string, {modules}: SymbolRules): boolean {
  const [root = ''] = modules;
  return module.startsWith(root) && /^(?:$|\.|\\)/.test(module.slice(root.length));
}

/** What the symbol check must know about each SDK beyond its manifest. */
export const symbolRules: Readonly<Record<string, SymbolRules>> = {
  ios: {
    modules: ['EppoFlagging'],
    clientNames: ['client', 'eppoClient', 'eppo'],
    clientType: 'EppoClient',
    universal: ['self', 'init'],
    orderedLabels: true,
  },
  ruby: {
    modules: ['eppo_client'],
    seesAll: true,
    clientNames: ['client', 'eppo_client', '@client', '@eppo_client'],
    clientType: 'EppoClient.Client',
    universal: ['nil?', 'is_a?', 'to_s', 'inspect', 'class', 'tap', 'then', 'frozen?', 'dup'],
    constructorName: 'new',
  },
  php: {
    modules: [
      'Eppo',
      ...['Logger', 'DTO\\Bandit', 'Exception', 'Config', 'Cache'].map((name) => `Eppo\\${name}`),
    ],
    clientNames: ['$client', '$eppoClient', '$eppo'],
    clientType: 'EppoClient',
    universal: ['class', 'toArray'],
  },
  dotnet: {
    modules: [
      'eppo_sdk',
      ...['logger', 'dto', 'dto.bandit', 'exception', 'store'].map((name) => `eppo_sdk.${name}`),
    ],
    clientNames: ['client', 'eppoClient', '_client', '_eppoClient'],
    clientType: 'EppoClient',
    universal: ['ToString', 'Equals', 'GetType', 'GetHashCode'],
  },
  dart: {
    modules: ['package:eppo/eppo.dart'],
    clientNames: ['client', 'eppoClient'],
    clientType: 'EppoPrecomputedClient',
    universal: ['toString', 'hashCode', 'runtimeType', 'noSuchMethod'],
  },
  elixir: {
    modules: ['EppoSdk'],
    seesAll: true,
    clientNames: [],
    clientType: 'EppoSdk.Client',
  },
};
