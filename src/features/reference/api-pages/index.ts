import type {RootContent} from 'mdast';
import {entryOf} from '../../../shared/suggest.ts';
import {blocks, replaceElements} from '../../../shared/mdx/replaceElements.ts';
import {readApi, kebab, schemaAnchor, schemaTitle} from '../openapi/readApi.ts';
import {operationContent, heading, typeContext} from './operation.ts';
import type {Api, Operation} from '../openapi/types.ts';
import {certaintyBadge, schemaFields} from '../schema-tables/schemaFields.ts';
import {table} from '../../../shared/mdx/table.ts';
import {fieldRows} from '../schemas/fieldRows.ts';
import {schemaAt} from '../schemas/document.ts';
import {parseBlocks} from '../../../shared/mdx/parseMarkdown.ts';
import {paragraph} from '../../../shared/mdx/nodes.ts';

/** Renders the list of all operations, one table per page of the reference. */
function overviewContent({groups}: Api): RootContent[] {
  return groups.flatMap(({name, route, operations}) => [
    heading(3, kebab(name), name),
    table<Operation>(
      [
        {
          title: 'Call',
          cell: ({method, path, anchor}) => `[\`${method} ${path}\`](${route}#${anchor})`,
        },
        {title: 'Does', cell: ({summary}) => summary},
        {title: 'Basis', cell: ({certainty}) => [certaintyBadge(certainty)]},
      ],
      operations,
    ),
  ]);
}

/** Renders an object: heading of level 3, how sure it is, fields. */
function objectContent(api: Api, name: string): RootContent[] {
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

/**
 * Remark plugin: replaces `<ApiOverview />`, `<ApiOperation id="createExperiment" />` and
 * `<ApiObject name="Experiment" />` by headings, tables and samples made from the description of
 * the REST API. Must run before headings are collected, so that the table of contents and search
 * know them. Fails the build at the line of an unknown name, naming file and pointer of a broken
 * reference.
 */
export default function remarkApiReference({file}: {file?: string} = {}) {
  return replaceElements({
    ApiOverview: blocks([], () => overviewContent(readApi(file))),
    ApiOperation: blocks(['id'], ({id}) => {
      const api = readApi(file);
      const all = api.groups.flatMap(({operations}) => operations);
      const byId = Object.fromEntries(all.map((operation) => [operation.id, operation]));
      return operationContent(api, entryOf(byId, id, `${api.document.file} has no "${id}"`));
    }),
    ApiObject: blocks(['name'], ({name}) => {
      const api = readApi(file);
      const all = api.groups.flatMap(({schemas}) => schemas);
      const byName = Object.fromEntries(all.map((each) => [each, each]));
      return objectContent(api, entryOf(byName, name, `${api.document.file} has no "${name}"`));
    }),
  });
}
