import type {RootContent} from 'mdast';
import {exampleOf} from '../openapi/exampleOf.ts';
import {requestSamples} from '../openapi/requestSamples.ts';
import {schemaLink} from '../openapi/schemaLink.ts';
import type {Answer, Api, Media, Operation} from '../openapi/types.ts';
import {fieldRows} from '../schemas/fieldRows.ts';
import {typeText, type TypeContext, valueText} from '../schemas/typeText.ts';
import type {Certainty} from '../schemas/types.ts';
import {parseBlocks, parseInline} from '../../../shared/mdx/parseMarkdown.ts';
import {fieldTable} from '../schema-tables/fieldTable.ts';
import {code, fence, paragraph, text} from '../../../shared/mdx/nodes.ts';
import {certaintyBadge} from '../certaintyBadge.ts';
import {heading, tabs} from './nodes.ts';

const INFERRED =
  'One public source, or a conclusion from one. Check it in the ' +
  '[Swagger UI](https://eppo.cloud/api/docs) before you build on it.';

/** The line that says what to call: method, path, and how sure it is. */
function endpoint({method, path, certainty}: Operation): RootContent {
  return {
    ...paragraph(code(`${method} ${path}`), text(' '), certaintyBadge(certainty)),
    data: {hProperties: {className: ['endpoint']}},
  };
}

/** What tables need to know about the document. */
export function typeContext(api: Api): TypeContext {
  return {document: api.document, linkOf: (reference) => schemaLink(api, reference)};
}

function warning({certainty}: Operation): RootContent[] {
  return certainty === 'inferred'
    ? [
        {
          type: 'containerDirective',
          name: 'caution',
          children: [
            {...paragraph(text('Inferred')), data: {directiveLabel: true}},
            paragraph(...parseInline(INFERRED)),
          ],
        } as RootContent,
      ]
    : [];
}

function parameterTable(api: Api, {parameters, certainty}: Operation): RootContent {
  const rows = parameters.map((parameter) => ({
    name: parameter.name,
    in: parameter.in,
    type: typeText(typeContext(api), parameter),
    isRequired: parameter.required ?? false,
    ...(parameter.schema.default === undefined
      ? {}
      : {default: valueText(parameter.schema.default)}),
    meaning: parameter.description ?? '',
    certainty: parameter['x-certainty'] ?? certainty,
  }));
  const more = [{title: 'In', cell: (row: (typeof rows)[number]) => row.in}];
  return fieldTable(rows, {certainty, title: 'Parameter', more});
}

function hasFields({schema}: Media): boolean {
  return schema?.$ref !== undefined || schema?.properties !== undefined;
}

/** The fields of a body, or a link to where they are. */
function bodyContent(api: Api, body: Media, certainty: Certainty): RootContent[] {
  const {schema = {}, pointer} = body;
  const type = typeText(typeContext(api), {schema, pointer});
  if (schema.$ref !== undefined && schemaLink(api, schema.$ref)) {
    return parseBlocks(`JSON, required: ${type}.`);
  }
  return hasFields(body)
    ? [fieldTable(fieldRows(typeContext(api), pointer, certainty), {certainty})]
    : parseBlocks(`JSON, required: ${type}. ${schema.description ?? ''}`);
}

function answerText(api: Api, {status, description, media}: Answer): string {
  const name = status === '2XX' ? 'Any 2xx' : status;
  const type =
    media?.schema && media.type === 'application/json'
      ? ` (${typeText(typeContext(api), {schema: media.schema, pointer: media.pointer})})`
      : '';
  return `- **${name}**: ${description}${type}`;
}

/** What comes back: successes and particular errors in words, common errors by number. */
function answers(api: Api, operation: Operation): RootContent[] {
  const common = operation.answers.filter(({isShared}) => isShared).map(({status}) => status);
  const own = operation.answers.filter(({isShared}) => !isShared);
  const example = own.find(({media}) => media?.example !== undefined)?.media;
  return [
    ...parseBlocks(
      [
        ...own.map((answer) => answerText(api, answer)),
        ...(common.length > 0
          ? [`- **${common.join(', ')}**: as for [every call](/reference/api/#errors)`]
          : []),
      ].join('\n'),
    ),
    ...(example ? [fence('json', JSON.stringify(exampleOf(api, example), null, 2))] : []),
  ];
}

/**
 * Renders an operation: heading, call, how sure it is, parameters, body, example in three
 * languages, answers. Its headings are of level 3 and 4.
 */
export function operationContent(api: Api, operation: Operation): RootContent[] {
  const {anchor, summary, description, parameters, body} = operation;
  const part = (name: string, title: string) => heading(4, `${anchor}-${name}`, title);
  return [
    heading(3, anchor, summary),
    endpoint(operation),
    ...warning(operation),
    ...parseBlocks(description),
    ...(parameters.length > 0
      ? [part('parameters', 'Parameters'), parameterTable(api, operation)]
      : []),
    ...(body ? [part('body', 'Body'), ...bodyContent(api, body, operation.certainty)] : []),
    part('example', 'Example'),
    tabs(
      'http-client',
      requestSamples(api, operation).map(({language, code, ...tab}) => ({
        ...tab,
        children: [fence(language, code)],
      })),
    ),
    part('answer', 'Answer'),
    ...answers(api, operation),
  ];
}
