import {createEngine, type Engine} from '../engine/engine.ts';
import {
  isOutline,
  joinIndex,
  outlineIndex,
  type IndexOutline,
  type IndexPart,
} from '../records/indexParts.ts';
import {SearchUnavailable} from './searchUnavailable.ts';
import {SYNONYMS} from '../engine/synonyms.ts';
import {errorMessage} from '../../../shared/errorMessage.ts';

/** From the page to a worker with an index; each message is answered once, with the same id. */
export type WorkerRequest<Question> =
  {id: number; kind: 'load'; parts: ArrayBuffer[]} | {id: number; kind: 'ask'; question: Question};

/** From the worker to the page. */
export type WorkerAnswer<Reply> =
  | {
      id: number;
      reply: Reply;
      /** Whether the reply was found without the text of the pages. */
      fromOutline: boolean;
    }
  | {id: number; isLoaded: true}
  | {
      id: number;
      error: string;
      /** Whether a newer page could read the index. */
      needsReload: boolean;
    };

/** The worker's side: answers messages, first of all `load`. */
export type Answerer<Question, Reply> = (message: WorkerRequest<Question>) => WorkerAnswer<Reply>;

function readPart(part: ArrayBuffer): IndexPart {
  return JSON.parse(new TextDecoder().decode(part)) as IndexPart;
}

/**
 * Returns the worker's side.
 *
 * A text completes the outline that was loaded last. A message that fails changes nothing: what
 * was loaded before goes on answering.
 *
 * @param reply answers a question from the loaded index.
 * @param synonyms groups of phrases with the same meaning.
 */
export function createAnswerer<Question, Reply>(
  reply: (engine: Engine, question: Question) => Reply,
  synonyms = SYNONYMS,
): Answerer<Question, Reply> {
  let loaded: {outline: IndexOutline; engine: Engine} | undefined;

  const load = (parts: readonly IndexPart[]): void => {
    const outline = parts.findLast(isOutline) ?? loaded?.outline;
    if (!outline) {
      throw new Error('The search index has a text but no outline.');
    }
    const last = parts.at(-1);
    const index = last && !isOutline(last) ? joinIndex(outline, last) : outlineIndex(outline);
    loaded = {outline, engine: createEngine(index, synonyms)};
  };

  return (message) => {
    const {id} = message;
    try {
      if (message.kind === 'load') {
        load(message.parts.map(readPart));
        return {id, isLoaded: true};
      }
      if (!loaded) {
        throw new Error('The search index is not loaded yet.');
      }
      const {engine} = loaded;
      return {
        id,
        reply: reply(engine, message.question),
        fromOutline: engine.index.isOutline === true,
      };
    } catch (error) {
      return {
        id,
        error: errorMessage(error),
        needsReload: error instanceof SearchUnavailable && error.needsReload,
      };
    }
  };
}

/** The part of a worker's global scope used here; the page's types describe a window. */
interface WorkerScope<Question, Reply> {
  onmessage: ((event: MessageEvent<WorkerRequest<Question>>) => void) | null;
  postMessage(message: WorkerAnswer<Reply>): void;
}

/** Makes the worker this runs in answer messages. */
export function serveAnswers<Question, Reply>(answer: Answerer<Question, Reply>): void {
  const scope = globalThis as unknown as WorkerScope<Question, Reply>;
  scope.onmessage = ({data}) => scope.postMessage(answer(data));
}
