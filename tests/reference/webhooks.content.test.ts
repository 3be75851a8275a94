import {createHmac} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {extractPage} from '../../packages/samples/core/extract.ts';
import {SECRET, vectorsOf} from './webhookVectors.ts';

const PAGE = 'docs/reference/webhook.mdx';

interface Schema {
  properties: Record<string, {const?: string; enum?: string[]; required?: string[]} | undefined>;
}

const source = readFileSync(PAGE, 'utf8');
const {fences} = extractPage(PAGE);

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(`static/schemas/${name}`, 'utf8')) as Schema;
}

function sign(text: string): string {
  return createHmac('sha256', SECRET).update(text).digest('hex');
}

const envelope = readSchema('webhook.schema.json');
const schemas = readdirSync('static/schemas').filter((name) => name.startsWith('webhook-'));

const vectors = vectorsOf(source);

describe('webhook schemas', () => {
  it('exist for each event', () => {
    const events = schemas.map((name) => readSchema(name).properties.event?.const);
    expect(events.sort()).toEqual([...(envelope.properties.event?.enum ?? [])].sort());
  });

  it.each(schemas)('%s shares the signature with the envelope', (name) => {
    expect(readSchema(name).properties.signature).toEqual(envelope.properties.signature);
  });

  it('are the same for the three events about a changed experiment', () => {
    const [first, ...others] = ['metric', 'configuration', 'status'].map(
      (what) => readSchema(`webhook-experiment-${what}-updated.schema.json`).properties.data,
    );
    expect(others).toEqual([first, first]);
  });
});

describe('webhook examples', () => {
  const examples = fences.filter(({language}) => language === 'json');

  it('are checked against the schema of their event', () => {
    const events = examples.map(({code}) => (JSON.parse(code) as {event: string}).event);
    expect(examples.map(({meta}) => readSchema(meta.schema ?? '').properties.event?.const)).toEqual(
      events,
    );
  });

  it.each(examples)('$id is signed', ({code}) => {
    const {data, signature} = JSON.parse(code) as {data: unknown; signature: string};
    expect(sign(JSON.stringify(data))).toBe(signature);
  });
});

describe('the test vectors', () => {
  it('are found', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(3);
  });

  it.each(vectors)('$text', ({text, signature}) => {
    expect(sign(text)).toBe(signature);
  });
});
