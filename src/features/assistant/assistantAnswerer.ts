import {createAnswerer} from '../search/client/answerer.ts';
import {findPassages} from './findPassages.ts';

/** Returns the function that answers the assistant's questions, first of all `load`. */
export const createAssistantAnswerer = () => createAnswerer(findPassages);
