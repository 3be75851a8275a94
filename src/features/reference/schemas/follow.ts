import {nodeAt, type SchemaDocument} from './document.ts';
import type {JsonSchema, Located} from './types.ts';

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
