import {readFileSync, statSync} from 'node:fs';
import {readData} from '../../shared/dataFile.ts';
import {describeProblems, problemsError} from '../../shared/describeProblems.ts';
import {errorMessage} from '../../shared/errorMessage.ts';
import {suggest, suggestOrList} from '../../shared/suggest.ts';
import {sdkDefinition} from './definitions.ts';
import {manifestSchema, type SdkManifest, type SdkSymbol} from './schema.ts';

const loaded = new Map<string, {modified: number; manifest: SdkManifest}>();

/**
 * Checks a manifest and makes it uniform.
 *
 * @throws Error naming the file and every path that does not match the schema.
 */
export function parseManifest(value: unknown, file: string): SdkManifest {
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw problemsError(`${file}:`, describeProblems(parsed.error));
  return parsed.data;
}

/** Parses JSON, which takes a tenth of the time of YAML; the parser of YAML names the line of a mistake. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    readData(file);
    throw new Error(`${file}: ${errorMessage(error)}`, {cause: error});
  }
}

/**
 * Returns the manifest of an SDK, for build-time and test code.
 *
 * @throws Error naming the valid SDKs when `sdk` is unknown.
 */
export function sdkManifest(sdk: string): SdkManifest {
  sdkDefinition(sdk);
  const file = `src/features/sdks/manifests/${sdk}.json`;
  const modified = statSync(file).mtimeMs;
  const known = loaded.get(sdk);
  if (known?.modified === modified) return known.manifest;
  const manifest = parseManifest(readJson(file), file);
  loaded.set(sdk, {modified, manifest});
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
