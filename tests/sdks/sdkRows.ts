import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import type {SdkSymbol} from '../../src/features/sdks/types.ts';
import {isForeignLiteral} from '../../src/features/sdks/views/literal.ts';
import {readReturns} from '../../src/features/sdks/views/returns.ts';
import {fieldRow, optionRows, paramRow} from '../../src/features/sdks/views/rows.ts';
import type {SdkRow} from '../../src/features/sdks/views/types.ts';

function rowsOf(symbol: SdkSymbol, language: string): SdkRow[] {
  if (symbol.kind === 'option') {
    return optionRows(symbol, language);
  }
  return [
    ...symbol.params.map((param) => paramRow(param, language)),
    ...symbol.fields.map(fieldRow),
  ];
}

function dense(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Lists the rows of a symbol's table that do not say what they mean. */
export function withoutMeaning(symbol: SdkSymbol, language: string): string[] {
  return rowsOf(symbol, language)
    .filter(({meaning}) => meaning.trim() === '')
    .map(({name}) => `${symbol.name}: write a meaning for ${name}`);
}

/** Lists the defaults that are written with a word of another language. */
export function withForeignDefault(symbol: SdkSymbol, language: string): string[] {
  return rowsOf(symbol, language)
    .filter((row) => row.default !== undefined && isForeignLiteral(row.default, language))
    .map((row) => `${symbol.name}: ${row.name} has the default ${row.default}, no ${language}`);
}

/** Says which remark in `returns` belongs into the notes, if any. */
export function withProseReturned({name, returns}: SdkSymbol): string[] {
  const note = returns === undefined ? undefined : readReturns(returns).note;
  return note === undefined ? [] : [`${name}: move "${note}" from returns to notes`];
}

/** Says whether the type of an option differs from the one in its signature. */
export function withOtherType({kind, name, signature, params}: SdkSymbol): string[] {
  const [param] = params;
  const isOne = kind === 'option' && params.length === 1 && !name.startsWith('env:');
  return isOne && param && !dense(signature).includes(dense(param.type))
    ? [`${name}: the type ${param.type} is not the one of the signature ${signature}`]
    : [];
}

/** Applies a check to every symbol of an SDK; messages start with the file to mend. */
export function checkSymbols(
  sdk: string,
  check: (symbol: SdkSymbol, language: string) => string[],
): string[] {
  const {symbols, language} = sdkManifest(sdk);
  return symbols
    .flatMap((symbol) => check(symbol, language))
    .map((message) => `src/features/sdks/manifests/${sdk}.json: ${message}`);
}
