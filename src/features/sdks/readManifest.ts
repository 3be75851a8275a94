import {suggest, suggestOrList} from '../../shared/suggest.ts';
import android from './manifests/android.json';
import dart from './manifests/dart.json';
import dotnet from './manifests/dotnet.json';
import elixir from './manifests/elixir.json';
import go from './manifests/go.json';
import ios from './manifests/ios.json';
import java from './manifests/java.json';
import javascript from './manifests/javascript.json';
import node from './manifests/node.json';
import {normalizeManifest} from './normalize.ts';
import php from './manifests/php.json';
import python from './manifests/python.json';
import reactNative from './manifests/react-native.json';
import ruby from './manifests/ruby.json';
import rust from './manifests/rust.json';
import type {SdkManifest, SdkSymbol} from './types.ts';
import vercelEdge from './manifests/vercel-edge.json';

export type * from './types.ts';

const raw: Readonly<Record<string, unknown>> = {
  node,
  python,
  java,
  go,
  dotnet,
  ruby,
  php,
  rust,
  elixir,
  javascript,
  'react-native': reactNative,
  android,
  ios,
  dart,
  'vercel-edge': vercelEdge,
};

/** The names of all SDKs, servers first, in the order in which tables list them. */
export const sdkNames: readonly string[] = Object.keys(raw);

const loaded = new Map<string, SdkManifest>();

/**
 * Returns the manifest of an SDK. For build-time and test code: importing this module pulls in
 * every manifest, so components get their rows from `src/features/sdks` instead.
 *
 * @throws Error naming the valid SDKs when `sdk` is unknown.
 */
export function sdkManifest(sdk: string): SdkManifest {
  const value = raw[sdk];
  if (value === undefined) {
    throw new Error(`Unknown SDK "${sdk}"; ${suggestOrList(sdk, sdkNames)}`);
  }
  const manifest =
    loaded.get(sdk) ?? normalizeManifest(value, `src/features/sdks/manifests/${sdk}.json`);
  loaded.set(sdk, manifest);
  return manifest;
}

/**
 * Returns the symbols with this name, one per overload. `name` is the full name of the manifest
 * (`EppoClient.getStringAssignment`) or, when only one owner has it, the member alone.
 *
 * @throws Error with the nearest known name when there is none, or the owners when ambiguous.
 */
export function sdkSymbols(sdk: string, name: string): SdkSymbol[] {
  const {symbols} = sdkManifest(sdk);
  const exact = symbols.filter((symbol) => symbol.name === name);
  if (exact.length > 0) return exact;
  const members = symbols.filter((symbol) => symbol.member === name);
  const names = [...new Set(members.map((symbol) => symbol.name))];
  if (names.length === 1) return members;
  if (names.length > 1) {
    throw new Error(`"${name}" is ambiguous in the ${sdk} manifest: write ${names.join(' or ')}.`);
  }
  const [fullNames, ownNames] = [
    symbols.map((each) => each.name),
    symbols.map((each) => each.member),
  ];
  const advice = suggest(name, fullNames) ?? suggestOrList(name, ownNames);
  throw new Error(`"${name}" is not in the ${sdk} manifest; ${advice}`);
}
