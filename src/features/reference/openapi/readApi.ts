import {
  nodeAt,
  pointerTo,
  readDocument,
  type SchemaDocument,
  schemaAt,
} from '../schemas/document.ts';
import {type Certainty, type JsonSchema, certainties, type SchemaLink} from '../schemas/types.ts';
import type {Answer, Api, Group, Media, Operation, Parameter} from './types.ts';

/** The description of the REST API that the site publishes. */
export const API_FILE = 'static/openapi.yaml';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Node = Record<string, unknown>;

/** A node with the pointer it stands at, after its reference. */
interface Placed {
  node: Node;
  pointer: string;
  isReferred: boolean;
}

interface Root {
  servers: {url: string}[];
  paths: Record<string, Node>;
  components: {
    schemas?: Record<string, JsonSchema & {'x-tags'?: string[]}>;
    securitySchemes: Record<string, {name: string}>;
  };
  'x-tagGroups': {name: string; tags: string[]}[];
}

/** Turns `createExperiment` and `Feature flags` into `create-experiment` and `feature-flags`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/\s+/g, '-')
    .toLowerCase();
}

function place(document: SchemaDocument, node: Node, pointer: string): Placed {
  const reference = node.$ref;
  return typeof reference === 'string'
    ? {node: nodeAt(document, reference, pointer) as Node, pointer: reference, isReferred: true}
    : {node, pointer, isReferred: false};
}

function readMedia({node, pointer}: Placed): Media | undefined {
  const [first] = Object.entries((node.content ?? {}) as Record<string, Node>);
  if (!first) return undefined;
  const [type, {schema, example}] = first;
  return {
    type,
    ...(schema ? {schema} : {}),
    ...(example === undefined ? {} : {example}),
    pointer: pointerTo(pointer, 'content', type, 'schema'),
  };
}

function readAnswer(status: string, placed: Placed): Answer {
  const media = readMedia(placed);
  return {
    status,
    description: String(placed.node.description ?? ''),
    isShared: placed.isReferred,
    ...(media ? {media} : {}),
  };
}

function readOperation(document: SchemaDocument, path: string, method: string): Operation {
  const pathPointer = pointerTo('#/paths', path);
  const pointer = pointerTo(pathPointer, method);
  const item = nodeAt(document, pathPointer) as Node;
  const node = nodeAt(document, pointer) as Node;
  const certainty = node['x-certainty'] as Certainty;
  if (!certainties.includes(certainty)) {
    throw new Error(
      `${document.file}: "${pointer}" needs x-certainty: ${certainties.join(', ')} (found ${String(certainty)}).`,
    );
  }
  const parametersOf = (owner: Node, base: string): Placed[] =>
    ((owner.parameters ?? []) as Node[]).map((each, index) =>
      place(document, each, pointerTo(base, 'parameters', String(index))),
    );
  const parameters = [...parametersOf(item, pathPointer), ...parametersOf(node, pointer)];
  const body = node.requestBody
    ? readMedia(place(document, node.requestBody as Node, pointerTo(pointer, 'requestBody')))
    : undefined;
  const answers = Object.entries(node.responses as Record<string, Node>);
  const id = String(node.operationId);
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: String(node.summary),
    description: String(node.description ?? ''),
    certainty,
    tags: node.tags as string[],
    anchor: kebab(id),
    parameters: parameters.map(
      (each) => ({...each.node, pointer: pointerTo(each.pointer, 'schema')}) as Parameter,
    ),
    ...(body ? {body} : {}),
    answers: answers.map(([status, answer]) =>
      readAnswer(status, place(document, answer, pointerTo(pointer, 'responses', status))),
    ),
  };
}

/** Surest first, otherwise in the order of the document. */
function bySureness(a: Operation, b: Operation): number {
  return certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty);
}

/** Objects with a place of their own: all but those that only one request body is made of. */
function ownPlaces(root: Root, operations: readonly Operation[]): Set<string> {
  const references = JSON.stringify(root).match(/(?<="\$ref":")[^"]+/g) ?? [];
  const inPlace = operations
    .map(({body}) => body?.schema?.$ref)
    .filter((reference) => references.filter((each) => each === reference).length === 1);
  const names = Object.keys(root.components.schemas ?? {});
  return new Set(names.filter((name) => !inPlace.includes(`#/components/schemas/${name}`)));
}

/**
 * Reads the description of the REST API into what the pages show.
 *
 * @throws Error naming file and pointer of a broken reference or a missing certainty
 */
export function readApi(file = API_FILE): Api {
  const document = readDocument(file);
  const root = document.root as Root;
  const operations = Object.entries(root.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => readOperation(document, path, method)),
  );
  const ownPlace = ownPlaces(root, operations);
  const schemas = Object.entries(root.components.schemas ?? {});
  const groups = root['x-tagGroups'].map(({name, tags}): Group => {
    const isIn = (own: readonly string[] = []) => own.some((tag) => tags.includes(tag));
    return {
      name,
      route: `/reference/api/${kebab(name)}/`,
      operations: operations.filter((each) => isIn(each.tags)).sort(bySureness),
      schemas: schemas
        .filter(([key, schema]) => ownPlace.has(key) && isIn(schema['x-tags']))
        .map(([key]) => key),
    };
  });
  return {
    document,
    server: root.servers[0]?.url ?? '',
    keyHeader: Object.values(root.components.securitySchemes)[0]?.name ?? '',
    groups,
  };
}

const PREFIX = '#/components/schemas/';

/** Returns what a reader would call an object, such as `Metric aggregation`. */
export function schemaTitle({document}: Api, name: string): string {
  return schemaAt(document, PREFIX + name).schema.title ?? name;
}

/** Returns the id of an object's heading. */
export function schemaAnchor(api: Api, name: string): string {
  return `${kebab(schemaTitle(api, name))}-object`;
}

/** Returns where an object is described; undefined for one without a place of its own. */
export function schemaLink(api: Api, reference: string): SchemaLink | undefined {
  const name = reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : '';
  const group = api.groups.find(({schemas}) => schemas.includes(name));
  return (
    group && {
      label: schemaTitle(api, name).toLowerCase(),
      url: `${group.route}#${schemaAnchor(api, name)}`,
    }
  );
}
