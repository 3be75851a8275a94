import {describe, expect, it} from 'vitest';
import {fieldRows} from '../../src/features/reference/schemas/fieldRows.ts';
import type {JsonSchema, SchemaLink} from '../../src/features/reference/schemas/types.ts';

function rowsOf(schema: object, links: Record<string, SchemaLink> = {}, depth?: number) {
  const document = {file: 'static/schemas/order.schema.json', root: schema};
  const linkOf = (reference: string) => links[reference];
  return fieldRows({document, linkOf, ...(depth === undefined ? {} : {depth})}, '#');
}

function typeOf(field: JsonSchema, links?: Record<string, SchemaLink>): string | undefined {
  return rowsOf({type: 'object', properties: {field}}, links)[0]?.type;
}

const order = {
  type: 'object',
  required: ['id'],
  'x-certainty': 'documented',
  properties: {
    id: {type: 'integer', description: 'Number of the order.\n'},
    note: {type: 'string', default: 'none', 'x-certainty': 'inferred'},
    currency: {type: 'string', 'x-default': 'that of the shop'},
    lines: {
      type: 'array',
      'x-certainty': 'observed',
      items: {
        type: 'object',
        required: ['sku'],
        properties: {sku: {type: 'string'}, price: {$ref: '#/$defs/price'}},
      },
    },
  },
  $defs: {
    price: {
      description: 'What the customer pays.',
      type: 'object',
      properties: {amount: {type: 'number', minimum: 0}},
    },
  },
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

  it('stop at a depth', () => {
    expect(rowsOf(order, {}, 1).map(({name}) => name)).toEqual(['id', 'note', 'currency', 'lines']);
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
  it.each<[string, JsonSchema]>([
    ['string or null', {type: ['string', 'null']}],
    ['datetime or null', {type: ['string', 'null'], format: 'date-time'}],
    ['`a`, `b` or null', {enum: ['a', 'b', null]}],
    ['`flag.updated`', {const: 'flag.updated'}],
    ['number, 0 to 1', {type: 'number', minimum: 0, maximum: 1}],
    ['integer, at most 9', {type: 'integer', maximum: 9}],
    ['array of strings', {type: 'array', items: {type: 'string'}}],
    ['array of `a`, `b`', {type: 'array', items: {enum: ['a', 'b']}}],
    ['array', {type: 'array', items: {}}],
    ['string or integer', {anyOf: [{type: 'string'}, {type: 'integer'}]}],
    ['any', {}],
  ])('%s', (text, schema) => {
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

it.each<[string, object, string]>([
  [
    'a reference to nothing',
    {properties: {price: {$ref: '#/$defs/prise'}}, $defs: {price: {type: 'number'}}},
    'static/schemas/order.schema.json: "#/$defs/prise" does not exist ' +
      '(referred to at "#/properties/price"); did you mean `price`?',
  ],
  [
    'an object inside itself',
    {
      properties: {node: {$ref: '#/$defs/node'}},
      $defs: {node: {properties: {parent: {$ref: '#/$defs/node'}}}},
    },
    'static/schemas/order.schema.json: "#/$defs/node" contains itself',
  ],
  ['a circle', {properties: {a: {$ref: '#/a'}}, a: {$ref: '#/a'}}, '"#/a" refers to itself'],
  ['no fields', {type: 'string'}, '"#" has no fields'],
])('a document with %s is refused', (_, schema, message) => {
  expect(() => rowsOf(schema)).toThrow(message);
});
