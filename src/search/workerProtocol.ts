import {answerRequests} from './answer.ts';
import type {SearchIndex} from './compactIndex.ts';
import {createEngine, type Engine} from './engine.ts';
import type {SearchRequests, SearchResponses} from './searchClient.ts';

/** From the page to the worker; each message is answered once, with the same id. */
export type WorkerRequest =
  | {id: number; kind: 'load'; index: ArrayBuffer}
  | {id: number; kind: 'search'; requests: SearchRequests};

/** From the worker to the page. */
export type WorkerAnswer =
  | {id: number; responses: SearchResponses}
  | {id: number; isLoaded: true}
  | {id: number; error: string};

/** Returns the worker's side: a function that answers messages, first of all `load`. */
export function createAnswerer(): (message: WorkerRequest) => WorkerAnswer {
  let engine: Engine | undefined;
  return (message) => {
    const {id} = message;
    try {
      if (message.kind === 'load') {
        engine = createEngine(JSON.parse(new TextDecoder().decode(message.index)) as SearchIndex);
        return {id, isLoaded: true};
      }
      if (!engine) {
        throw new Error('The search index is not loaded yet.');
      }
      return {id, responses: answerRequests(engine, message.requests)};
    } catch (error) {
      return {id, error: error instanceof Error ? error.message : String(error)};
    }
  };
}
