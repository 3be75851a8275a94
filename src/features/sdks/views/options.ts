import {suggestOrList} from '../../../shared/suggest.ts';
import {sdkManifest} from '../readManifest.ts';
import type {SdkManifest} from '../schema.ts';
import {fieldRow, optionRows, paramRow, type SdkRow} from './rows.ts';

/** The name as the manifest writes separators: dots, without an arity. */
function dotted(name: string): string {
  return name.replace(/::|->|#/g, '.').replace(/\/\d+$/, '');
}

/** Names of what the SDK logs, returns or hands over, which has no defaults. */
const RE_OUTPUT = /(?:event|details|logdata|result|assignment|cacheentry)$/i;

/** Whether rows describe what comes out of the SDK, not what goes in. */
export function isOutput(of: string): boolean {
  return RE_OUTPUT.test(dotted(of));
}

function rowsOf(manifest: SdkManifest, of: string): SdkRow[] {
  const {language} = manifest;
  const options = manifest.symbols.filter(
    (symbol) => symbol.kind === 'option' && symbol.owner === dotted(of),
  );
  if (options.length > 0) return options.flatMap((option) => optionRows(option, language));
  const symbol = manifest.symbols.find((each) => dotted(each.name) === dotted(of));
  if (!symbol) return [];
  return symbol.params.length > 0
    ? symbol.params.map((param) => paramRow(param, language))
    : symbol.fields.map(fieldRow);
}

function tableNames(manifest: SdkManifest): string[] {
  const names = manifest.symbols.flatMap((symbol) => {
    if (symbol.kind === 'option') return symbol.owner ? [symbol.owner] : [];
    return symbol.params.length > 0 || symbol.fields.length > 0 ? [symbol.name] : [];
  });
  return [...new Set(names)];
}

/**
 * The rows of an options table. `of` is what holds the options (`IClientConfig`,
 * `EppoClient.Builder`), or a function, class or event whose parameters or fields are the rows
 * (`EppoClient.initialize`, `assignment event`). What the SDK logs or returns is output: no row has a
 * default.
 *
 * @throws Error with the nearest name that has rows
 */
export function optionsData(sdk: string, of: string): {rows: SdkRow[]; isOutput: boolean} {
  const manifest = sdkManifest(sdk);
  const rows = rowsOf(manifest, of);
  if (rows.length > 0) return {rows, isOutput: isOutput(of)};
  const names = tableNames(manifest);
  throw new Error(`"${of}" has no options in the ${sdk} manifest; ${suggestOrList(of, names)}`);
}

/**
 * The default of one option, e.g. `IClientConfig.pollingIntervalMs` or
 * `EppoClient.initialize.pollingIntervalMs`.
 *
 * @throws Error when there is no such option or the manifest records no default
 */
export function defaultData(sdk: string, option: string): string {
  const path = dotted(option);
  const cut = path.lastIndexOf('.');
  const [of, name] = [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
  const {rows} = optionsData(sdk, of);
  const row = rows.find((each) => each.name === name);
  if (!row) {
    const names = rows.map((each) => each.name);
    throw new Error(
      `"${of}" has no option "${name}" in the ${sdk} manifest; ${suggestOrList(name, names)}`,
    );
  }
  if (row.default === undefined) {
    throw new Error(`"${option}" has no default in the ${sdk} manifest: describe it in words.`);
  }
  return row.default;
}
