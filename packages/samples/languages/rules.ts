/** What is particular to a language and its SDK when names are resolved. */
export type SymbolRules = {
  /** Name under which the SDK's module is used without importing single names, if any. */
  moduleName?: string;
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
  /** Members and operators' names that take the value out of a future or a result. */
  unwraps?: readonly string[];
  /** Member that constructs an object, e.g. `new` in Ruby. */
  constructorName?: string;
  /** Whether named arguments must keep their order. */
  orderedLabels?: boolean;
};

/** Whether a module path belongs to an SDK. */
export function isSdkModule(module: string, {modules, moduleName}: SymbolRules): boolean {
  const [root = ''] = modules;
  const rest = module.slice(root.length);
  return module === moduleName || (module.startsWith(root) && /^(?:$|\.|::|\\)/.test(rest));
}

const java: SymbolRules = {
  modules: [
    ...['cloud.eppo', 'cloud.eppo.api', 'cloud.eppo.logging', 'cloud.eppo.cache'],
    ...['android', 'android.cache', 'android.exceptions'].map((name) => `cloud.eppo.${name}`),
  ],
  clientNames: ['client', 'eppoClient'],
  clientType: 'EppoClient',
  universal: [
    ...['equals', 'hashCode', 'toString', 'getClass', 'wait', 'notify'],
    ...['apply', 'also', 'let', 'run', 'javaClass', 'use'],
  ],
  unwraps: ['get', 'join', 'getNow', 'await'],
};

/** What the symbol check must know about each SDK beyond its manifest. */
export const symbolRules: Readonly<Record<string, SymbolRules>> = {
  python: {
    moduleName: 'eppo_client',
    modules: [
      'eppo_client',
      ...['config', 'assignment_logger', 'bandit', 'version'].map((name) => `eppo_client.${name}`),
    ],
    clientNames: ['client', 'eppo_client_instance', 'eppo'],
    clientType: 'EppoClient',
    universal: ['__class__', '__dict__', '__init__'],
  },
  go: {
    moduleName: 'eppoclient',
    modules: ['github.com/Eppo-exp/golang-sdk/v6/eppoclient'],
    clientNames: ['client', 'eppoClient'],
    clientType: 'EppoClient',
  },
  java,
  android: java,
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
  rust: {
    moduleName: 'eppo',
    modules: ['eppo'],
    clientNames: ['client', 'eppo_client'],
    clientType: 'Client',
    universal: ['clone', 'into', 'as_ref', 'borrow', 'default', 'fmt', 'to_string', 'to_owned'],
    unwraps: ['unwrap', 'expect', 'unwrap_or_else', 'unwrap_or_default', 'map_err'],
  },
  dart: {
    modules: ['package:eppo/eppo.dart'],
    clientNames: ['client', 'eppoClient'],
    clientType: 'EppoPrecomputedClient',
    universal: ['toString', 'hashCode', 'runtimeType', 'noSuchMethod'],
    unwraps: ['then', 'whenComplete'],
  },
  elixir: {
    modules: ['EppoSdk'],
    seesAll: true,
    clientNames: [],
    clientType: 'EppoSdk.Client',
  },
};
