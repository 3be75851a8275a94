import type {SdkManifest, SdkSymbol} from '../../../../src/features/sdks/schema.ts';
import type {Callable} from './callable.ts';
import {callableOf} from './callable.ts';
import {
  identifiersOf,
  isOpen,
  listedMethodsOf,
  memberNamesOf,
  requiredMethodsOf,
} from './typeMembers.ts';

/** Something that can be called, read or both on a type. */
export type Member = {name: string; overloads: Callable[]; type?: string};

/** A class, struct, interface, module or event of an SDK. */
export type ApiType = {
  /** Path with dots, e.g. `EppoClient.Builder`. */
  path: string;
  members: Map<string, Member>;
  constructors: Callable[];
  /** Methods without a body, which whoever implements the type must define. */
  required: string[];
  /** Methods that its own entry lists and a subclass may override. */
  listed: string[];
  /** Whether it may have members that the manifest does not list. */
  open: boolean;
  /** Whether its members are read as keys: `event["subject"]`. */
  keyed: boolean;
};

/** What the manifest of an SDK says exists, arranged for look-up. */
export type Api = {
  sdk: string;
  /** Package and version, e.g. `eppo-server-sdk 4.4.1`. */
  label: string;
  manifest: SdkManifest;
  types: ReadonlyMap<string, ApiType>;
};

const RE_PLAIN_NAME = /^[A-Z_]\w*[=?!]?$/i;

/** Removes what is not the name: generics, pointers, optional marks, other separators. */
export function plainTypeName(text: string): string {
  return text
    .replace(/<.*$/s, '')
    .replace(/^[*&%\s]+|[?!\s]+$/g, '')
    .replace(/^\\/, '')
    .replace(/::|->|\\|#/g, '.');
}

/**
 * Finds a type by the name a sample uses: its path, the end of its path, or its path after a
 * package (`cloud.eppo.EppoClient`).
 */
export function findType(api: Api, text: string): ApiType | undefined {
  const name = plainTypeName(text);
  const exact = api.types.get(name);
  if (exact) return exact;
  for (const [path, type] of api.types) if (name.endsWith(`.${path}`)) return type;
  const ends = [...api.types].filter(([path]) => path.endsWith(`.${name}`));
  return ends.length === 1 ? ends[0]?.[1] : undefined;
}

function isType(symbol: SdkSymbol): boolean {
  return symbol.kind === 'class' || symbol.kind === 'type';
}

function typePaths(symbols: readonly SdkSymbol[]): Map<string, string> {
  const paths = new Set<string>();
  for (const symbol of symbols) {
    if (symbol.owner) paths.add(symbol.owner);
    if (isType(symbol)) paths.add(symbol.owner ? `${symbol.owner}.${symbol.member}` : symbol.name);
  }
  const canonical = new Map<string, string>();
  for (const path of paths) {
    const longer = [...paths].find((other) => other.endsWith(`.${path}`));
    canonical.set(path, !path.includes('.') && longer ? longer : path);
  }
  return canonical;
}

function addMember(members: Map<string, Member>, name: string, callable?: Callable, type?: string) {
  const member = members.get(name) ?? {name, overloads: []};
  if (callable) member.overloads.push(callable);
  member.type ??= type;
  members.set(name, member);
}

/** What reading the member gives: a getter's type stands in its signature. */
function valueType(symbol: SdkSymbol): string | undefined {
  const getter = /([\w<>]+)\??\s+get \w+$/.exec(symbol.signature)?.[1];
  return symbol.returns ?? getter ?? symbol.params[0]?.type;
}

/** Arranges a manifest for look-up. */
export function createApi(manifest: SdkManifest): Api {
  const paths = typePaths(manifest.symbols);
  const types = new Map<string, ApiType>();
  const typeAt = (name: string): ApiType => {
    const path = paths.get(name) ?? name;
    const type = types.get(path) ?? {
      path,
      members: new Map(),
      constructors: [],
      required: [],
      listed: [],
      open: false,
      keyed: /event/i.test(path),
    };
    types.set(path, type);
    return type;
  };
  for (const symbol of manifest.symbols) {
    const callable = callableOf(symbol, manifest.language);
    if (symbol.owner && RE_PLAIN_NAME.test(symbol.member)) {
      const type = typeAt(symbol.owner);
      addMember(type.members, symbol.member, callable, valueType(symbol));
    }
    if (!isType(symbol)) continue;
    const type = typeAt(symbol.owner ? `${symbol.owner}.${symbol.member}` : symbol.name);
    if (callable?.params) type.constructors.push(callable);
    for (const name of memberNamesOf(symbol)) addMember(type.members, name);
    type.open ||= isOpen(symbol);
    type.keyed ||= /^(?:dict|Hash|map)\b/.test(symbol.signature);
    type.required.push(...requiredMethodsOf(symbol));
    type.listed.push(...listedMethodsOf(symbol));
  }
  for (const type of types.values()) type.open ||= type.members.size === 0;
  const label = `${manifest.package} ${manifest.latestVersion}`;
  return {sdk: manifest.sdk, label, manifest, types};
}

/** The types that can be imported by name. */
export function importableNames(api: Api): string[] {
  const typeNames = [...api.types.keys()].flatMap((path) => [path, path.split('.').pop() ?? path]);
  return [...new Set(typeNames)].filter((name) => identifiersOf(name).join('.') === name);
}
