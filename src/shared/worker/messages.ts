/** What the page asks. */
export interface Request<Question> {
  id: number;
  question: Question;
}

/** The worker's first message: it listens. */
export const READY = 'ready';

/** What the worker says of the request of that id: what there is so far, and at last its reply. */
export type Response<Reply> = typeof READY | {id: number; part: Reply} | {id: number; reply: Reply};
