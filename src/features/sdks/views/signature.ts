import {sdkDefinition} from '../definitions.ts';
import {sdkManifest, sdkSymbols} from '../readManifest.ts';
import {isOutput} from './options.ts';
import {readReturns} from './returns.ts';
import {paramRow} from './rows.ts';

/**
 * The signatures of a function or method, one per overload.
 *
 * @throws Error with the nearest name when the manifest has no such symbol
 */
export function signatureData(sdk: string, name: string) {
  const {language} = sdkManifest(sdk);
  return sdkSymbols(sdk, name).map((symbol) => ({
    language: sdkDefinition(sdk).highlight,
    signature: symbol.signature,
    params: symbol.params.map((param) => paramRow(param, language)),
    isOutput: isOutput(symbol.name),
    returns: symbol.returns === undefined ? undefined : readReturns(symbol.returns),
    throws: symbol.throws,
    notes: symbol.notes,
    since: symbol.since,
    deprecated: symbol.deprecated,
  }));
}
