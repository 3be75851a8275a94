import type {PhrasingContent, RootContent, List} from 'mdast';
import {code, fence, markup, paragraph, text} from '../../../shared/mdx/nodes.ts';
import {parseInline} from '../../../shared/mdx/parseMarkdown.ts';
import {sdkDefinition} from '../definitions.ts';
import {sdkManifest, sdkSymbols} from '../readManifest.ts';
import type {SdkSymbol} from '../schema.ts';
import {isOutput} from './options.ts';
import {paramRow, type SdkRow} from './rows.ts';
import {capitalize} from '../../../shared/capitalize.ts';
import {fieldList} from '../../../shared/mdx/fieldList.ts';
import {sinceBadge} from './version.ts';

/** The manifest records either the version or what to use instead. */
function deprecation(deprecated: string): string {
  return /^\d/.test(deprecated) ? `Deprecated since ${deprecated}.` : `Deprecated: ${deprecated}.`;
}

function meaningOf({meaning, deprecated}: SdkRow): string {
  // A name of the code stays as it is.
  const sentence = meaning.replace(/^[a-z]+(?=[\s,;])/, capitalize);
  if (!deprecated) return sentence;
  return [sentence && sentence.replace(/[.;]?$/, '.'), deprecation(deprecated)].join(' ').trim();
}

function presence(row: SdkRow): PhrasingContent[] {
  if (row.default !== undefined) return [text('default '), code(row.default)];
  return [text(row.required ? 'required' : 'no default')];
}

/**
 * Lists options, parameters or fields.
 *
 * @param isOutput whether the SDK logs or returns this: then nothing is required or has a default
 */
export function rowList(owner: string, rows: readonly SdkRow[], isOutput: boolean): List {
  return fieldList(
    owner,
    rows.map((row) => ({
      name: row.name,
      facts: [
        ...(row.type ? [[code(row.type)]] : []),
        ...(isOutput ? [] : [presence(row)]),
        ...(row.since ? [[sinceBadge(row.since)]] : []),
      ],
      meaning: parseInline(meaningOf(row)),
    })),
  );
}

function facts({returns, throws, notes, since, deprecated}: SdkSymbol): RootContent {
  const entries: readonly [string, PhrasingContent[][]][] = [
    ['Returns', returns ? [[code(returns)]] : []],
    ['Throws', throws.map(parseInline)],
    ['Notes', notes.map(parseInline)],
    ['Since', since ? [[text(since)]] : []],
    ['Deprecated', deprecated ? [parseInline(deprecated)] : []],
  ];
  const parts = entries.flatMap(([name, texts]) =>
    texts.map((each, place) => [
      ...(place === 0 ? [markup('dt', {}, [text(name)])] : []),
      markup('dd', {}, each),
    ]),
  );
  return {...paragraph(...parts.flat()), data: {hName: 'dl', hProperties: {className: ['facts']}}};
}

/**
 * Shows a function or method: its signatures, and of the first one the parameters, what it returns
 * and when it throws.
 *
 * @throws Error with the nearest name when the manifest has no such symbol
 */
export function signatureContent(sdk: string, name: string): RootContent[] {
  const {language} = sdkManifest(sdk);
  const symbols = sdkSymbols(sdk, name);
  const [first] = symbols;
  if (!first) return [];
  const rows = first.params.map((param) => paramRow(param, language));
  return [
    fence(sdkDefinition(sdk).highlight, symbols.map(({signature}) => signature).join('\n')),
    ...(rows.length > 0 ? [rowList(`${first.name} parameters`, rows, isOutput(first.name))] : []),
    facts(first),
  ];
}
