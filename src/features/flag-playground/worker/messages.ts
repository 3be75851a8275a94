import type {PlaygroundState} from '../state/playgroundState.ts';

/** What a subject gets, or what many get, before and after an edit. */
export type Question =
  | {kind: 'one'; state: PlaygroundState}
  | {kind: 'many'; state: PlaygroundState; before?: PlaygroundState};

/** What the page asks. */
export interface Request<Asked = Question> {
  id: number;
  question: Asked;
}

/** The worker's first message: it listens. */
export const READY = 'ready';

/** What the worker says; a reply is to the request of that id. */
export type Response<Reply> = typeof READY | {id: number; reply: Reply};
