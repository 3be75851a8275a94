import {createAnswerer, type WorkerAnswer, type WorkerRequest} from './workerProtocol.ts';

/** The part of a worker's global scope used here; the page's types describe a window. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage(message: WorkerAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = createAnswerer();

scope.onmessage = ({data}) => scope.postMessage(answer(data));
