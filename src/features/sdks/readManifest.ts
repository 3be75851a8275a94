import {dataFile} from '../../shared/dataFile.ts';
import {suggest, suggestOrList} from '../../shared/suggest.ts';
import {sdkDefinition} from './definitions.ts';
import {manifestSchema, type SdkManifest, type SdkSymbol} from './schema.ts';

const manifests = new Map<string, () => SdkManifest>();

/**
 * Returns the manifest of an SDK (memoized), for build-time and test code.
 *
 * @throws Error naming the valid SDKs when `sdk` is unknown, or file, line and reason of every mistake
 */
export function sdkManifest(sdk: string): SdkManifest {
  sdkDefinition(sdk);
  const known = manifests.get(sdk);
  if (known) return known();
  const read = dataFile(`src/features/sdks/manifests/${sdk}.yaml`, manifestSchema, []);
  manifests.set(sdk, read);
  return read();
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
