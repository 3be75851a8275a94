import {EventSourceParserStream} from 'eventsource-parser/stream';

/** Says that the stream is over. */
const DONE = '[DONE]';

/** What is read of a message; anything may be missing. */
interface Chunk {
  choices?: {delta?: {content?: unknown} | null; finish_reason?: unknown}[];
}

function readChunk(data: string): {text: string; ending: unknown} {
  const {choices} = Object(JSON.parse(data)) as Chunk;
  if (!Array.isArray(choices)) {
    throw new TypeError('The model sent something that is no part of an answer.');
  }
  // The last message may tell the costs and nothing else.
  const [choice] = choices;
  const text = choice?.delta?.content;
  return {text: typeof text === 'string' ? text : '', ending: choice?.finish_reason ?? undefined};
}

/**
 * Reads a streamed chat completion: server-sent events, of which each has some more of the text.
 *
 * @returns the pieces of the text as they arrive.
 * @throws when the response is no such stream, or ends before the answer does.
 */
export async function* readStream(response: Response): AsyncGenerator<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !response.body || !type.startsWith('text/event-stream')) {
    throw new Error(`The model answered ${response.status} as "${type}".`);
  }
  const reader = response.body
    // The types of the two streams disagree about buffers that are shared.
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      throw new Error('The answer broke off.');
    }
    if (value.data === DONE) {
      return;
    }
    const {text, ending} = readChunk(value.data);
    if (text) {
      yield text;
    }
    if (ending === 'stop') {
      return;
    }
    if (ending !== undefined) {
      throw new Error(`The answer ended because of "${String(ending)}".`);
    }
  }
}
