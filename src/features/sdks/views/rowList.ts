import type {List, PhrasingContent} from 'mdast';
import {capitalize} from '../../../shared/capitalize.ts';
import {fieldList} from '../../../shared/mdx/fieldList.ts';
import {code, text} from '../../../shared/mdx/nodes.ts';
import {parseInline} from '../../../shared/mdx/parseMarkdown.ts';
import type {SdkRow} from './rows.ts';
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
