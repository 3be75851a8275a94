import {pointerTo, follow, schemaAt} from './document.ts';
import {typeText, type TypeContext, valueText} from './typeText.ts';
import type {Certainty, FieldRow, JsonSchema, Located} from './types.ts';

/** Where the walk is. */
interface Parent {
  name: string;
  certainty: Certainty | undefined;
  /** Pointers of the objects around, to notice one that contains itself. */
  open: readonly string[];
}

/** The other half of "a schema or null". */
function withoutNull(located: Located): Located {
  const variants = located.schema.anyOf ?? [];
  const index = variants.findIndex(({type}) => type !== 'null');
  const variant = variants[index];
  return located.schema.type === undefined && variants.length === 2 && variant
    ? {schema: variant, pointer: pointerTo(located.pointer, 'anyOf', String(index))}
    : located;
}

/** The object inside a field and how its path goes on; undefined when there is none to show. */
function nestedObject(
  context: TypeContext,
  located: Located,
  suffix = '',
): {object: Located; suffix: string} | undefined {
  const {schema, pointer} = withoutNull(located);
  if (schema.$ref !== undefined && context.linkOf(schema.$ref)) return undefined;
  const followed = follow(context.document, {schema, pointer});
  if (followed.schema.properties) return {object: followed, suffix};
  return followed.schema.items
    ? nestedObject(
        context,
        {schema: followed.schema.items, pointer: pointerTo(followed.pointer, 'items')},
        `${suffix}[]`,
      )
    : undefined;
}

function meaningOf({description = '', deprecated, externalDocs}: JsonSchema): string {
  return [
    deprecated ? 'Deprecated.' : '',
    description.trim(),
    externalDocs ? `See [${externalDocs.description}](${externalDocs.url}).` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function defaultOf(schema: JsonSchema): string | undefined {
  if (schema['x-default'] !== undefined) return schema['x-default'];
  return schema.default === undefined ? undefined : valueText(schema.default);
}

function walk(context: TypeContext, {schema, pointer}: Located, parent: Parent): FieldRow[] {
  if (parent.open.includes(pointer)) {
    throw new Error(`${context.document.file}: "${pointer}" contains itself: link to it instead.`);
  }
  const open = [...parent.open, pointer];
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const located = {schema: property, pointer: pointerTo(pointer, 'properties', key)};
    const isLinked = property.$ref !== undefined && context.linkOf(property.$ref) !== undefined;
    const shown = isLinked ? property : follow(context.document, located).schema;
    const certainty = property['x-certainty'] ?? parent.certainty;
    const isRequired = schema.required?.includes(key) ?? false;
    const fallback = isRequired ? undefined : defaultOf(shown);
    const name = parent.name + key;
    const row: FieldRow = {
      name,
      type: typeText(context, located),
      isRequired,
      ...(fallback === undefined ? {} : {default: fallback}),
      meaning: meaningOf(shown),
      ...(certainty ? {certainty} : {}),
    };
    const nested = nestedObject(context, located);
    return nested
      ? [row, ...walk(context, nested.object, {name: `${name}${nested.suffix}.`, certainty, open})]
      : [row];
  });
}

/**
 * Lists the fields of the object at a pointer, nested ones after the one that holds them.
 * Schemas that have a place of their own are linked, all others are shown in place.
 *
 * @throws Error naming the file and the pointer when a reference leads nowhere or in a circle
 */
export function fieldRows(
  context: TypeContext,
  pointer: string,
  certainty?: Certainty,
): FieldRow[] {
  const object = nestedObject(
    {...context, linkOf: () => undefined},
    schemaAt(context.document, pointer),
  )?.object;
  if (!object) throw new Error(`${context.document.file}: "${pointer}" has no fields.`);
  return walk(context, object, {
    name: '',
    certainty: certainty ?? object.schema['x-certainty'],
    open: [],
  });
}
