import {pointerTo, type SchemaDocument, follow} from './document.ts';
import type {JsonSchema, Located, SchemaLink} from './types.ts';

/** A plain value in Markdown: strings without quotes, null as a word. */
export function valueText(value: unknown): string {
  if (value === null) return 'null';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** What a table needs to know beside the schema. */
export interface TypeContext {
  document: SchemaDocument;
  /** Where a referred schema is described; undefined for one that is shown in place. */
  linkOf(reference: string): SchemaLink | undefined;
}

const FORMATS = new Map(Object.entries({'date-time': 'datetime', date: 'date'}));

function plural(word: string): string {
  if (word.endsWith('s')) return word;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function limits({minimum, maximum}: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, at least ${minimum}`;
  return maximum === undefined ? '' : `, at most ${maximum}`;
}

function arrayText(context: TypeContext, {schema, pointer}: Located): string {
  const {items} = schema;
  if (!items || Object.keys(items).length === 0) return 'array';
  const located = {schema: items, pointer: pointerTo(pointer, 'items')};
  const link = linkText(context, items, plural);
  if (link) return `array of ${link}`;
  const item = typeText(context, located);
  return `array of ${/^\w+$/.test(item) ? plural(item) : item}`;
}

function linkText(
  context: TypeContext,
  {$ref}: JsonSchema,
  form: (label: string) => string = (label) => label,
): string | undefined {
  const link = $ref === undefined ? undefined : context.linkOf($ref);
  return link && `[${form(link.label)}](${link.url})`;
}

/**
 * Says in Markdown which values a schema accepts: `string or null`, `` `a`, `b` ``,
 * `number, 0 to 1`, `array of [filters](#filters)`.
 */
export function typeText(context: TypeContext, located: Located): string {
  const link = linkText(context, located.schema);
  if (link) return link;
  const {schema, pointer} = follow(context.document, located);
  if (schema.const !== undefined) return valueText(schema.const);
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null).map(valueText);
    return values.join(', ') + (schema.enum.includes(null) ? ' or null' : '');
  }
  if (schema.type === undefined) {
    const variants = schema.anyOf?.map((variant, index) =>
      typeText(context, {schema: variant, pointer: pointerTo(pointer, 'anyOf', String(index))}),
    );
    return variants?.join(' or ') ?? (schema.properties ? 'object' : 'any');
  }
  const names = [schema.type].flat().map((name) => {
    if (name === 'array') return arrayText(context, {schema, pointer});
    return (name === 'string' && FORMATS.get(schema.format ?? '')) || name;
  });
  return names.join(' or ') + limits(schema);
}
