import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {shortName, pageLabel} from '../../src/features/samples/label.ts';
import {sdkNames} from '../../src/features/sdks/definitions.ts';
import {sdkManifest} from '../../src/features/sdks/readManifest.ts';
import type {SdkSymbol} from '../../src/features/sdks/schema.ts';
import {fieldRow, optionRows, paramRow, type SdkRow} from '../../src/features/sdks/views/rows.ts';
import {pagesOf} from '../../src/features/sdks/symbolAddresses.ts';
import {versionBadge} from '../../src/features/sdks/views/version.ts';
import {isForeignLiteral} from './isForeignLiteral.ts';

/** Returns what is wrong with a symbol of the SDK in a language. */
type Check = (symbol: SdkSymbol, language: string) => string[];

function rowsOf(symbol: SdkSymbol, language: string): SdkRow[] {
  return symbol.kind === 'option'
    ? optionRows(symbol, language)
    : [...symbol.params.map((param) => paramRow(param, language)), ...symbol.fields.map(fieldRow)];
}

const dense = (text: string): string => text.replace(/\s+/g, '');

const withoutMeaning: Check = (symbol, language) =>
  rowsOf(symbol, language)
    .filter(({meaning}) => meaning.trim() === '')
    .map(({name}) => `write a meaning for ${name}`);

const withForeignDefault: Check = (symbol, language) =>
  rowsOf(symbol, language)
    .filter((row) => row.default !== undefined && isForeignLiteral(row.default, language))
    .map((row) => `${row.name} has the default ${row.default}, no ${language}`);

/** Words that stand in sentences and in no type, or a remark behind a type. */
const RE_PROSE =
  /(?:^|\s)(?:the|an?|is|are|if|when|after|before|with|without|of|to|that|which|same|also|whether|until|unless|from|for|channel|base|native)\s|(?<![|>:]) \(/i;

const withProseReturned: Check = ({returns = ''}) => {
  const outsideBrackets = returns.replace(/\{[^{}]*\}/g, '');
  return RE_PROSE.test(returns) || outsideBrackets.includes('; ')
    ? [`move the remark in "${returns}" to notes`]
    : [];
};

const withOtherType: Check = ({kind, name, signature, params}) => {
  const [param] = params;
  const isOne = kind === 'option' && params.length === 1 && !name.startsWith('env:');
  return isOne && param && !dense(signature).includes(dense(param.type))
    ? [`the type ${param.type} is not the one of the signature ${signature}`]
    : [];
};

/** An option as the manifests hold it, with all the faults the checks look for. */
const FAULTY: SdkSymbol = {
  name: 'Config.retry',
  kind: 'option',
  owner: 'Config',
  member: 'retry',
  signature: 'retry: bool',
  params: [{name: 'retry', type: 'boolean', required: false, default: 'null', meaning: ' '}],
  fields: [],
  returns: 'str; the value',
  throws: [],
  since: undefined,
  notes: [],
};

describe.each<[string, Check, string]>([
  ['without meaning', withoutMeaning, 'write a meaning for retry'],
  ['with a default of another language', withForeignDefault, 'default null, no Python'],
  ['with prose in returns', withProseReturned, 'move the remark in "str; the value" to notes'],
  ['whose type is not the one of the signature', withOtherType, 'the type boolean is not'],
])('a row of the SDK tables %s', (_what, check, reason) => {
  it('is found', () => {
    expect(check(FAULTY, 'Python').join()).toContain(reason);
  });

  it('is in no manifest', () => {
    const problems = sdkNames.flatMap((sdk) => {
      const {symbols, language} = sdkManifest(sdk);
      return symbols.flatMap((symbol) =>
        check(symbol, language).map(
          (problem) => `src/features/sdks/manifests/${sdk}.yaml: ${symbol.name}: ${problem}`,
        ),
      );
    });
    expect(problems).toEqual([]);
  });
});

describe.each(sdkNames)('the badge of %s', (sdk) => {
  it('names the version that the ends of its pages name', () => {
    const badge = toString(versionBadge(sdk));
    const {latestVersion, package: name} = sdkManifest(sdk);
    const named = /samples run on (\S+)$/.exec(badge)?.[1] ?? latestVersion;
    const labels = pagesOf(sdk).flatMap((page) => pageLabel(page) ?? []);
    const own = labels.filter((label) => label.includes(`${shortName(name)} `));
    expect(own.filter((label) => !label.includes(named))).toEqual([]);
  });
});
