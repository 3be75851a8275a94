import {answerRequests} from './answer.ts';
import {createAnswerer} from './workerProtocol.ts';

/** Returns the function that answers searches, first of all `load`. */
export const createSearchAnswerer = () => createAnswerer(answerRequests);
