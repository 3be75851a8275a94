import type {RootContent} from 'mdast';
import {exampleOf} from '../openapi/exampleOf.ts';
import {schemaAnchor, schemaTitle} from '../openapi/schemaLink.ts';
import type {Api} from '../openapi/types.ts';
import {fieldRows} from '../schemas/fieldRows.ts';
import {schemaAt} from '../schemas/follow.ts';
import {certaintyBadge} from '../certaintyBadge.ts';
import {parseBlocks} from '../../../shared/mdx/parseMarkdown.ts';
import {fieldTable} from '../schema-tables/fieldTable.ts';
import {fence, paragraph} from '../../../shared/mdx/nodes.ts';
import {disclosure, heading} from './nodes.ts';
import {typeContext} from './operation.ts';

/** Whether a call sends or answers with the object itself, not only inside another. */
function isOnTheWire(api: Api, reference: string): boolean {
  return api.groups
    .flatMap(({operations}) => operations)
    .flatMap(({answers, body}) => [body, ...answers.map(({media}) => media)])
    .some((media) => [media?.schema?.$ref, media?.schema?.items?.$ref].includes(reference));
}

/** Renders an object: heading of level 3, how sure it is, fields, example. */
export function objectContent(api: Api, name: string): RootContent[] {
  const pointer = `#/components/schemas/${name}`;
  const {schema} = schemaAt(api.document, pointer);
  const certainty = schema['x-certainty'];
  const example = exampleOf(api, {type: 'application/json', pointer});
  return [
    heading(3, schemaAnchor(api, name), `${schemaTitle(api, name)} object`),
    ...(certainty ? [paragraph(certaintyBadge(certainty))] : []),
    ...parseBlocks(schema.description ?? ''),
    fieldTable(fieldRows(typeContext(api), pointer, certainty), certainty ? {certainty} : {}),
    ...(isOnTheWire(api, pointer)
      ? [disclosure('Example', [fence('json', JSON.stringify(example, null, 2))])]
      : []),
  ];
}
