import {describe, expect, it} from 'vitest';
import {readData} from '../../src/shared/dataFile.ts';
import {fieldRows} from '../../src/features/reference/schemas/fieldRows.ts';
import type {JsonSchema, SchemaLink} from '../../src/features/reference/schemas/types.ts';

function rowsOf(schema: object, links: Record<string, SchemaLink> = {}) {
  const document = {file: 'static/schemas/order.schema.json', root: schema};
  const linkOf = (reference: string) => links[reference];
  return fieldRows({document, linkOf}, '#');
}

function typeOf(field: JsonSchema, links?: Record<string, SchemaLink>): string | undefined {
  return rowsOf({type: 'object', properties: {field}}, links)[0]?.type;
}

const {order, types, refused} = readData('tests/reference/fieldRows.yaml') as {
  order: JsonSchema;
  types: {text: string; schema: JsonSchema}[];
  refused: {what: string; schema: object; message: string}[];
};

describe('fields', () => {
  it('are listed with the fields inside them', () => {
    expect(rowsOf(order).map(({name, type}) => [name, type])).toEqual([
      ['id', 'integer'],
      ['note', 'string'],
      ['currency', 'string'],
      ['lines', 'array of objects'],
      ['lines[].sku', 'string'],
      ['lines[].price', 'object'],
      ['lines[].price.amount', 'number, at least 0'],
    ]);
  });

  it('are required by the object they are in, and only then have no default', () => {
    const [id, note, currency, , sku] = rowsOf(order);
    expect(id).toMatchObject({isRequired: true});
    expect(note).toMatchObject({isRequired: false, default: '`none`'});
    expect(currency).toMatchObject({isRequired: false, default: 'that of the shop'});
    expect(sku).toMatchObject({isRequired: true});
  });

  it('are as sure as what holds them, unless they say otherwise', () => {
    expect(rowsOf(order).map(({certainty}) => certainty)).toEqual([
      'documented',
      'inferred',
      'documented',
      'observed',
      'observed',
      'observed',
      'observed',
    ]);
  });

  it('mean what they or what they refer to says, with a link to more', () => {
    expect(rowsOf(order)[0]?.meaning).toBe('Number of the order.');
    expect(rowsOf(order)[5]?.meaning).toBe('What the customer pays.');
    const [old] = rowsOf({
      properties: {
        old: {
          deprecated: true,
          description: 'Use `id`.',
          externalDocs: {description: 'ids', url: '/ids/'},
        },
      },
    });
    expect(old?.meaning).toBe('Deprecated. Use `id`. See [ids](/ids/).');
  });

  it('link to what has a place of its own instead of repeating it', () => {
    const rows = rowsOf(order, {'#/$defs/price': {label: 'price', url: '#price'}});
    expect(rows.at(-1)).toMatchObject({name: 'lines[].price', type: '[price](#price)'});
  });
});

describe('types', () => {
  it.each(types)('$text', ({text, schema}) => {
    expect(typeOf(schema)).toBe(text);
  });

  it('are named in the plural in arrays', () => {
    const links = {'#/entity': {label: 'entity', url: '#entity'}};
    expect(typeOf({type: 'array', items: {$ref: '#/entity'}}, links)).toBe(
      'array of [entities](#entity)',
    );
    expect(typeOf({anyOf: [{$ref: '#/entity'}, {type: 'null'}]}, links)).toBe(
      '[entity](#entity) or null',
    );
  });
});

it.each(refused)('a document with $what is refused', ({schema, message}) => {
  expect(() => rowsOf(schema)).toThrow(message);
});
