import {answerRequests} from './answer.ts';
import {createAnswerer} from './answerer.ts';

/** Returns the function that answers searches, first of all `load`. */
export const createSearchAnswerer = () => createAnswerer(answerRequests);
