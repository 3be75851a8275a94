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

/** Serializes a value that JSON can hold into a short text for a link; undefined when it is too long. */
export async function foldForLink(value: unknown): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const folded = await collect(through(bytes, new CompressionStream('deflate-raw')), Infinity);
  const link = VERSION + toBase64Url(folded);
  return link.length > MAX_LINK_LENGTH ? undefined : link;
}

/** Deserializes what a link holds; undefined when it is broken or of a form that is not known. */
export async function unfoldLink(link: string): Promise<unknown> {
  if (!link.startsWith(VERSION)) return undefined;
  try {
    const bytes = fromBase64Url(link.slice(VERSION.length));
    const unfolding = through(bytes, new DecompressionStream('deflate-raw'));
    const unfolded = await collect(unfolding, MAX_UNFOLDED_BYTES);
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(unfolded)) as unknown;
  } catch {
    return undefined;
  }
}
