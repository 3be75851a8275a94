import type {SearchIndex} from './compactIndex.ts';
import {createEngine, type Engine} from './engine.ts';
import {SYNONYMS} from './synonyms.ts';

/** From the page to a worker with an index; each message is answered once, with the same id. */
export type WorkerRequest<Question> =
  {id: number; kind: 'load'; index: ArrayBuffer} | {id: number; kind: 'ask'; question: Question};

/** From the worker to the page. */
export type WorkerAnswer<Reply> =
  {id: number; reply: Reply} | {id: number; isLoaded: true} | {id: number; error: string};

/**
 * Returns the worker's side: a function that answers messages, first of all `load`.
 *
 * @param reply answers a question from the loaded index.
 * @param synonyms groups of phrases with the same meaning.
 */
export function createAnswerer<Question, Reply>(
  reply: (engine: Engine, question: Question) => Reply,
  synonyms = SYNONYMS,
): (message: WorkerRequest<Question>) => WorkerAnswer<Reply> {
  let engine: Engine | undefined;
  return (message) => {
    const {id} = message;
    try {
      if (message.kind === 'load') {
        const index = JSON.parse(new TextDecoder().decode(message.index)) as SearchIndex;
        engine = createEngine(index, synonyms);
        return {id, isLoaded: true};
      }
      if (!engine) {
        throw new Error('The search index is not loaded yet.');
      }
      return {id, reply: reply(engine, message.question)};
    } catch (error) {
      return {id, error: error instanceof Error ? error.message : String(error)};
    }
  };
}

/** The part of a worker's global scope used here; the page's types describe a window. */
interface WorkerScope<Question, Reply> {
  onmessage: ((event: MessageEvent<WorkerRequest<Question>>) => void) | null;
  postMessage(message: WorkerAnswer<Reply>): void;
}

/** Makes the worker this runs in answer messages, as {@link createAnswerer} does. */
export function serveAnswers<Question, Reply>(
  reply: (engine: Engine, question: Question) => Reply,
  synonyms = SYNONYMS,
): void {
  const scope = globalThis as unknown as WorkerScope<Question, Reply>;
  const answer = createAnswerer(reply, synonyms);
  scope.onmessage = ({data}) => scope.postMessage(answer(data));
}
