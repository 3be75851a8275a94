import type {List, Emphasis} from 'mdast';
import type {Certainty, FieldRow} from '../schemas/types.ts';
import {fieldList} from '../../../shared/mdx/fieldList.ts';
import {parseInline} from '../../../shared/mdx/parseMarkdown.ts';
import {markup, text} from '../../../shared/mdx/nodes.ts';

/** A word for how sure a fact is; the color only repeats it. */
export function certaintyBadge(certainty: Certainty): Emphasis {
  const properties = {className: ['badge--certainty'], dataCertainty: certainty};
  return markup('em', properties, [text(certainty)]);
}

/** What stands beside the name of a field, in Markdown. */
function factsOf({type, place, isRequired, default: fallback}: FieldRow): string[] {
  return [
    type,
    ...(place ? [`in ${place}`] : []),
    ...(isRequired ? ['required'] : []),
    ...(fallback === undefined || isRequired ? [] : [`default ${fallback}`]),
  ];
}

/**
 * Lists the fields of an object.
 *
 * @param owner names the object among those of the page
 * @param certainty what the reader was told about the object: fields of another one are marked
 */
export function schemaFields(
  owner: string,
  rows: readonly FieldRow[],
  certainty?: Certainty,
): List {
  return fieldList(
    owner,
    rows.map((row) => ({
      name: row.name,
      facts: [
        ...factsOf(row).map(parseInline),
        ...(row.certainty === undefined || row.certainty === certainty
          ? []
          : [[certaintyBadge(row.certainty)]]),
      ],
      meaning: parseInline(row.meaning),
    })),
  );
}
