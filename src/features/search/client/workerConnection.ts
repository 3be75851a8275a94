import {SearchUnavailable} from './searchUnavailable.ts';
import type {WorkerAnswer, WorkerRequest} from './workerProtocol.ts';

/** The part of a web worker that is needed here. */
export interface WorkerLike<Question, Reply> {
  onmessage: ((event: {data: WorkerAnswer<Reply>}) => void) | null;
  onerror: ((event: {message?: string}) => void) | null;
  postMessage(message: WorkerRequest<Question>, transfer?: ArrayBuffer[]): void;
  terminate(): void;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

interface Waiting<Reply> {
  resolve: (answer: WorkerAnswer<Reply>) => void;
  reject: (error: Error) => void;
}

/** Sends messages to a worker and hands each answer to the one who asked. */
export class WorkerConnection<Question, Reply> {
  private readonly waiting = new Map<number, Waiting<Reply>>();
  private readonly worker: WorkerLike<Question, Reply>;
  private lastId = 0;
  private closed: SearchUnavailable | undefined;
  private hasAnswered = false;

  constructor(worker: WorkerLike<Question, Reply>) {
    this.worker = worker;
    worker.onmessage = ({data}) => {
      this.hasAnswered = true;
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    };
    // One that never answered is no worker of this page: its file is gone, or is another one.
    worker.onerror = ({message}) =>
      this.close(message ?? 'the search worker did not start', !this.hasAnswered);
  }

  /** Rejects with {@link SearchUnavailable} when the worker fails or is closed. */
  async ask(
    message: WithoutId<WorkerRequest<Question>>,
    transfer?: ArrayBuffer[],
  ): Promise<WorkerAnswer<Reply>> {
    this.lastId += 1;
    const id = this.lastId;
    const answer = await new Promise<WorkerAnswer<Reply>>((resolve, reject) => {
      if (this.closed) {
        reject(this.closed);
        return;
      }
      this.waiting.set(id, {resolve, reject});
      this.worker.postMessage({...message, id}, transfer);
    });
    if ('error' in answer) {
      throw new SearchUnavailable(answer.error, {needsReload: answer.needsReload});
    }
    return answer;
  }

  /** Stops the worker; whoever still waits, or asks later, gets the reason. */
  close(reason: string, needsReload = false): void {
    const error = new SearchUnavailable(reason, {needsReload});
    this.closed = error;
    this.worker.terminate();
    this.waiting.forEach(({reject}) => reject(error));
    this.waiting.clear();
  }
}
