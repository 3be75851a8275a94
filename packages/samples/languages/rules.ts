import type {SymbolRules} from './symbols/language.ts';

const none: ReadonlySet<string> = new Set();

function under(...roots: string[]): (module: string) => boolean {
  return (module) =>
    roots.some(
      (root) =>
        module === root ||
        (/^(?:\.|::|\\)/.test(module.slice(root.length)) && module.startsWith(root)),
    );
}

const jvmMembers = new Set([
  ...['equals', 'hashCode', 'toString', 'getClass', 'wait', 'notify'],
  ...['apply', 'also', 'let', 'run', 'javaClass', 'use'],
]);
const jvmUnwraps = new Set(['get', 'join', 'getNow', 'await']);
const jvmModules = [
  'cloud.eppo',
  'cloud.eppo.api',
  'cloud.eppo.logging',
  'cloud.eppo.cache',
  'cloud.eppo.android',
  'cloud.eppo.android.cache',
  'cloud.eppo.android.exceptions',
];

const java: SymbolRules = {
  isSdkModule: under('cloud.eppo'),
  modules: jvmModules,
  needsImport: true,
  clientNames: ['client', 'eppoClient'],
  clientType: 'EppoClient',
  universal: jvmMembers,
  unwraps: jvmUnwraps,
  orderedLabels: false,
};

/** What the symbol check must know about each SDK beyond its manifest. */
export const symbolRules: Readonly<Record<string, SymbolRules>> = {
  python: {
    moduleName: 'eppo_client',
    isSdkModule: under('eppo_client'),
    modules: [
      'eppo_client',
      ...['config', 'assignment_logger', 'bandit', 'version'].map((name) => `eppo_client.${name}`),
    ],
    needsImport: true,
    clientNames: ['client', 'eppo_client_instance', 'eppo'],
    clientType: 'EppoClient',
    universal: new Set(['__class__', '__dict__', '__init__']),
    unwraps: none,
    orderedLabels: false,
  },
  go: {
    moduleName: 'eppoclient',
    isSdkModule: (module) =>
      module === 'github.com/Eppo-exp/golang-sdk/v6/eppoclient' || module === 'eppoclient',
    modules: ['github.com/Eppo-exp/golang-sdk/v6/eppoclient'],
    needsImport: true,
    clientNames: ['client', 'eppoClient'],
    clientType: 'EppoClient',
    universal: none,
    unwraps: none,
    orderedLabels: false,
  },
  java,
  android: java,
  ios: {
    isSdkModule: under('EppoFlagging'),
    modules: ['EppoFlagging'],
    needsImport: true,
    clientNames: ['client', 'eppoClient', 'eppo'],
    clientType: 'EppoClient',
    universal: new Set(['self', 'init']),
    unwraps: none,
    orderedLabels: true,
  },
  ruby: {
    isSdkModule: under('eppo_client'),
    modules: ['eppo_client'],
    needsImport: false,
    clientNames: ['client', 'eppo_client', '@client', '@eppo_client'],
    clientType: 'EppoClient.Client',
    universal: new Set([
      'nil?',
      'is_a?',
      'to_s',
      'inspect',
      'class',
      'tap',
      'then',
      'frozen?',
      'dup',
    ]),
    unwraps: none,
    constructorName: 'new',
    orderedLabels: false,
  },
  php: {
    isSdkModule: under('Eppo'),
    modules: [
      'Eppo',
      ...['Logger', 'DTO\\Bandit', 'Exception', 'Config', 'Cache'].map((name) => `Eppo\\${name}`),
    ],
    needsImport: true,
    clientNames: ['$client', '$eppoClient', '$eppo'],
    clientType: 'EppoClient',
    universal: new Set(['class', 'toArray']),
    unwraps: none,
    orderedLabels: false,
  },
  dotnet: {
    isSdkModule: under('eppo_sdk'),
    modules: [
      'eppo_sdk',
      ...['logger', 'dto', 'dto.bandit', 'exception', 'store'].map((name) => `eppo_sdk.${name}`),
    ],
    needsImport: true,
    clientNames: ['client', 'eppoClient', '_client', '_eppoClient'],
    clientType: 'EppoClient',
    universal: new Set(['ToString', 'Equals', 'GetType', 'GetHashCode']),
    unwraps: none,
    orderedLabels: false,
  },
  rust: {
    moduleName: 'eppo',
    isSdkModule: under('eppo'),
    modules: ['eppo'],
    needsImport: true,
    clientNames: ['client', 'eppo_client'],
    clientType: 'Client',
    universal: new Set([
      'clone',
      'into',
      'as_ref',
      'borrow',
      'default',
      'fmt',
      'to_string',
      'to_owned',
    ]),
    unwraps: new Set(['unwrap', 'expect', 'unwrap_or_else', 'unwrap_or_default', 'map_err']),
    orderedLabels: false,
  },
  dart: {
    isSdkModule: (module) => module === 'package:eppo/eppo.dart' || module === 'eppo',
    modules: ['package:eppo/eppo.dart'],
    needsImport: true,
    clientNames: ['client', 'eppoClient'],
    clientType: 'EppoPrecomputedClient',
    universal: new Set(['toString', 'hashCode', 'runtimeType', 'noSuchMethod']),
    unwraps: new Set(['then', 'whenComplete']),
    orderedLabels: false,
  },
  elixir: {
    isSdkModule: under('EppoSdk'),
    modules: ['EppoSdk'],
    needsImport: false,
    clientNames: [],
    clientType: 'EppoSdk.Client',
    universal: none,
    unwraps: none,
    orderedLabels: false,
  },
};
