import type {Schema} from '@cfworker/json-schema';

function step(schema: unknown, part: string): unknown {
  return typeof schema === 'object' && schema !== null
    ? (schema as Record<string, unknown>)[part]
    : undefined;
}

/** The part of a schema that a keyword location names, such as `#/properties/metrics/items/$ref`. */
export function schemaAt(root: Schema, location: string): Schema {
  let schema: unknown = root;
  for (const part of location.split('/').slice(1)) {
    schema = step(schema, part);
    if (part !== '$ref' || typeof schema !== 'string') continue;
    schema = schema.split('/').slice(1).reduce<unknown>(step, root);
  }
  return (schema ?? {}) as Schema;
}

/** Follows the references of a schema to what they name, keeping what stands beside them. */
export function followed(root: Schema, schema: Schema): Schema {
  const {$ref} = schema;
  return $ref === undefined ? schema : {...schemaAt(root, $ref), ...schema};
}
