import {groups} from 'd3-array';
import type {RootContent, Heading} from 'mdast';
import {exampleOf, requestSamples} from '../openapi/requestSamples.ts';
import {schemaLink} from '../openapi/readApi.ts';
import type {Answer, Api, Media, Operation} from '../openapi/types.ts';
import {fieldRows} from '../schemas/fieldRows.ts';
import {typeText, type TypeContext, valueText} from '../schemas/typeText.ts';
import {parseBlocks, parseInline} from '../../../shared/mdx/parseMarkdown.ts';
import {schemaFields, certaintyBadge} from '../schema-tables/schemaFields.ts';
import {code, fence, paragraph, text} from '../../../shared/mdx/nodes.ts';
import {jsxElement} from '../../../shared/mdx/jsxElement.ts';

/** A heading whose id does not follow from its text. */
export function heading(depth: Heading['depth'], id: string, title: string): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [text(title)]};
}

/** What is said about a call or an object, and beside it, where there is room, what is sent and comes back. */
function withWire(text: RootContent[], wire: RootContent[]): RootContent {
  const block = (className: string, children: RootContent[]) =>
    ({...jsxElement('div', {className}), children}) as RootContent;
  return block('operation', [block('operation__text', text), block('operation__wire', wire)]);
}

/** Tabs that follow the reader's choice in other tabs of the same group. */
function tabs(
  groupId: string,
  panels: readonly {value: string; label: string; children: RootContent[]}[],
): RootContent {
  return {
    ...jsxElement('Tabs', {groupId}),
    children: panels.map(({value, label, children}) => ({
      ...jsxElement('TabItem', {value, label}),
      children,
    })),
  } as RootContent;
}

const INFERRED =
  'One public source, or a conclusion from one. Check it in the ' +
  '[Swagger UI](https://eppo.cloud/api/docs) before you build on it.';

/** The line that says what to call: method, path, and how sure it is. */
function endpoint({method, path, certainty}: Operation): RootContent {
  return {
    ...paragraph(code(`${method} ${path}`), text(' '), certaintyBadge(certainty)),
    data: {hProperties: {className: ['endpoint', 'cluster']}},
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

function parameterList(api: Api, {anchor, parameters, certainty}: Operation): RootContent {
  const rows = parameters.map((parameter) => ({
    name: parameter.name,
    place: parameter.in,
    type: typeText(typeContext(api), parameter),
    isRequired: parameter.required ?? false,
    ...(parameter.schema.default === undefined
      ? {}
      : {default: valueText(parameter.schema.default)}),
    meaning: parameter.description ?? '',
    certainty: parameter['x-certainty'] ?? certainty,
  }));
  return schemaFields(`${anchor} parameter`, rows, certainty);
}

function hasFields({schema}: Media): boolean {
  return schema?.$ref !== undefined || schema?.properties !== undefined;
}

/** The fields of a body, or a link to where they are. */
function bodyContent(api: Api, {anchor, certainty}: Operation, body: Media): RootContent[] {
  const {schema = {}, pointer} = body;
  const type = typeText(typeContext(api), {schema, pointer});
  if (schema.$ref !== undefined && schemaLink(api, schema.$ref)) {
    return parseBlocks(`JSON, required: ${type}.`);
  }
  return hasFields(body)
    ? [schemaFields(`${anchor} body`, fieldRows(typeContext(api), pointer, certainty), certainty)]
    : parseBlocks(`JSON, required: ${type}. ${schema.description ?? ''}`);
}

const isError = ({status}: Answer): boolean => status.startsWith('4');

const nameOf = ({status}: Answer): string => (status === '2XX' ? 'Any 2xx' : status);

/** The body of an error as far as it is known: its text, or that only its shape is inferred. */
function errorBody(api: Api, {media}: Answer): string {
  if (!media) return 'The body is not published.';
  const body = exampleOf(api, media);
  if (media.type !== 'application/json') return `The body is text, not JSON: \`${String(body)}\``;
  const names = Object.keys(body as object).map((name) => `\`${name}\``);
  return `The body is not published; inferred is JSON with ${names.join(', ')}.`;
}

function answerText(api: Api, answer: Answer): string {
  const {description, media} = answer;
  if (isError(answer)) return `- **${nameOf(answer)}**: ${description}. ${errorBody(api, answer)}`;
  const type =
    media?.schema && media.type === 'application/json'
      ? ` (${typeText(typeContext(api), {schema: media.schema, pointer: media.pointer})})`
      : '';
  return `- **${nameOf(answer)}**: ${description}${type}`;
}

/** What comes back: successes and particular errors in words, common errors by number and body. */
function answers(api: Api, {answers: all}: Operation): RootContent[] {
  const byBody = groups(
    all.filter(({isShared}) => isShared),
    (answer) => errorBody(api, answer),
  );
  const common = byBody.map(([body, each]) => {
    const statuses = each.map(({status}) => status).join(', ');
    return `- **${statuses}**: as for [every call](/reference/api/#errors). ${body}`;
  });
  const own = all.filter(({isShared}) => !isShared).map((answer) => answerText(api, answer));
  return parseBlocks([...own, ...common].join('\n'));
}

/** The request in three languages, and the body of the success. */
function wire(api: Api, operation: Operation): RootContent[] {
  const success = operation.answers.find(({status, media}) => status.startsWith('2') && media);
  const body = success && JSON.stringify(exampleOf(api, success.media!), null, 2);
  return [
    heading(4, `${operation.anchor}-example`, 'Example'),
    tabs(
      'http-client',
      requestSamples(api, operation).map(({language, code, ...tab}) => ({
        ...tab,
        children: [fence(language, code)],
      })),
    ),
    ...(body ? [{...fence('json', body), meta: `title="${nameOf(success)}"`}] : []),
  ];
}

/**
 * Renders an operation: heading, call, how sure it is, parameters, body, answers, and beside them an
 * example in three languages with what it returns. Its headings are of level 3 and 4.
 */
export function operationContent(api: Api, operation: Operation): RootContent[] {
  const {anchor, summary, description, parameters, body} = operation;
  const part = (name: string, title: string) => heading(4, `${anchor}-${name}`, title);
  const about = [
    heading(3, anchor, summary),
    endpoint(operation),
    ...warning(operation),
    ...parseBlocks(description),
    ...(parameters.length > 0
      ? [part('parameters', 'Parameters'), parameterList(api, operation)]
      : []),
    ...(body ? [part('body', 'Body'), ...bodyContent(api, operation, body)] : []),
    part('answer', 'Answer'),
    ...answers(api, operation),
  ];
  return [withWire(about, wire(api, operation))];
}
