import type {RootContent} from 'mdast';
import {schemaAnchor, schemaTitle} from '../openapi/schemaLink.ts';
import type {Api} from '../openapi/types.ts';
import {fieldRows} from '../schemas/fieldRows.ts';
import {schemaAt} from '../schemas/follow.ts';
import {certaintyBadge} from '../certaintyBadge.ts';
import {parseBlocks} from '../../../shared/mdx/parseMarkdown.ts';
import {schemaFields} from '../schema-tables/schemaFields.ts';
import {paragraph} from '../../../shared/mdx/nodes.ts';
import {heading} from './nodes.ts';
import {typeContext} from './operation.ts';

/** Renders an object: heading of level 3, how sure it is, fields. */
export function objectContent(api: Api, name: string): RootContent[] {
  const pointer = `#/components/schemas/${name}`;
  const {schema} = schemaAt(api.document, pointer);
  const certainty = schema['x-certainty'];
  const anchor = schemaAnchor(api, name);
  return [
    heading(3, anchor, `${schemaTitle(api, name)} object`),
    ...(certainty ? [paragraph(certaintyBadge(certainty))] : []),
    ...parseBlocks(schema.description ?? ''),
    schemaFields(anchor, fieldRows(typeContext(api), pointer, certainty), certainty),
  ];
}
