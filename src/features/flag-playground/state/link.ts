import {VARIATION_TYPES} from '../variationTypes.ts';
import {ATTRIBUTE_KINDS, type AttributeRow, type PlaygroundState} from './playgroundState.ts';

/** The form of what follows in a link; a later form gets another number. */
const VERSION = '1.';

/** Longer links are cut off by chats and servers. */
const MAX_LINK_LENGTH = 8_000;

/** A link unfolds to at most this, so that a few bytes cannot fill the memory. */
const MAX_UNFOLDED_BYTES = 1_000_000;

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('The link holds too much.');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function through(bytes: Uint8Array, transform: GenericTransformStream): ReadableStream<Uint8Array> {
  return new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(transform as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isRow(value: unknown): value is AttributeRow {
  const row = value as Partial<Record<keyof AttributeRow, unknown>> | null;
  return (
    isText(row?.name) && isText(row.value) && ATTRIBUTE_KINDS.some((kind) => kind === row.kind)
  );
}

function isState(value: unknown): value is PlaygroundState {
  const state = value as Partial<Record<keyof PlaygroundState, unknown>> | null;
  return (
    isText(state?.configuration) &&
    isText(state.flagKey) &&
    isText(state.subjectKey) &&
    isText(state.defaultValue) &&
    VARIATION_TYPES.some((type) => type === state.variationType) &&
    Array.isArray(state.attributes) &&
    state.attributes.every(isRow)
  );
}

/** Folds what was typed into a value for a link; undefined when it is too long for one. */
export async function foldState(state: PlaygroundState): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const folded = await collect(through(bytes, new CompressionStream('deflate-raw')), Infinity);
  const link = VERSION + toBase64Url(folded);
  return link.length > MAX_LINK_LENGTH ? undefined : link;
}

/** Unfolds the value of a link; undefined when it is broken or of a form that is not known. */
export async function unfoldState(link: string): Promise<PlaygroundState | undefined> {
  if (!link.startsWith(VERSION)) return undefined;
  try {
    const bytes = fromBase64Url(link.slice(VERSION.length));
    const unfolding = through(bytes, new DecompressionStream('deflate-raw'));
    const unfolded = await collect(unfolding, MAX_UNFOLDED_BYTES);
    const state: unknown = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(unfolded));
    return isState(state) ? state : undefined;
  } catch {
    return undefined;
  }
}
