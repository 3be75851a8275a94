import {suggestOrList} from '../../../shared/suggest.ts';
import {readData} from '../../../shared/dataFile.ts';
import type {JsonSchema, Located} from './types.ts';

/** A JSON or YAML file whose parts refer to each other by JSON pointer. */
export interface SchemaDocument {
  /** Path relative to the repository, for messages. */
  file: string;
  root: unknown;
}

/**
 * Reads a JSON or YAML file, once per version of it.
 *
 * @throws Error naming file and line when it cannot be parsed, or holds something else
 */
export function readDocument(file: string): SchemaDocument {
  const root = readData(file);
  if (typeof root !== 'object' || root === null) {
    const content = root === null ? 'empty' : 'a text';
    throw new Error(`${file}:1: the file must hold an object, but is ${content}.`);
  }
  return {file, root};
}

function partsOf(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Adds keys to a JSON pointer. */
export function pointerTo(pointer: string, ...keys: readonly string[]): string {
  return [pointer, ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/**
 * Returns the value at a JSON pointer such as `#/$defs/metric`.
 *
 * @throws Error naming the file and the pointer when there is nothing
 */
export function nodeAt({file, root}: SchemaDocument, pointer: string, from?: string): unknown {
  let node = root;
  for (const part of partsOf(pointer)) {
    const parent = node;
    node =
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, part)
        ? (parent as Record<string, unknown>)[part]
        : undefined;
    if (node === undefined) {
      const advice = suggestOrList(part, Object.keys(Object(parent) as object));
      throw new Error(
        `${file}: "${pointer}" does not exist${from ? ` (referred to at "${from}")` : ''}; ${advice}`,
      );
    }
  }
  return node;
}

/** Returns the schema at a pointer. Its references are not followed. */
export function schemaAt(document: SchemaDocument, pointer: string): Located {
  return {schema: nodeAt(document, pointer) as JsonSchema, pointer};
}

/**
 * Replaces a reference by what it refers to; keywords beside the reference win.
 *
 * @throws Error naming the file and both pointers when the reference leads nowhere or in a circle
 */
export function follow(document: SchemaDocument, located: Located): Located {
  const seen = new Set<string>();
  let {schema, pointer} = located;
  while (schema.$ref !== undefined) {
    const {$ref, ...beside} = schema;
    if (seen.has($ref)) {
      throw new Error(`${document.file}: "${$ref}" refers to itself (at "${located.pointer}").`);
    }
    seen.add($ref);
    schema = {...(nodeAt(document, $ref, pointer) as JsonSchema), ...beside};
    pointer = $ref;
  }
  return {schema, pointer};
}
