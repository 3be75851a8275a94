import {SYNONYMS} from '../search/engine/synonyms.ts';
import {createAnswerer} from '../search/client/answerer.ts';
import {findPassages} from './findPassages.ts';
import {SPOKEN_SYNONYMS} from './spokenSynonyms.ts';

/** Returns the function that answers the assistant's questions, first of all `load`. */
export const createAssistantAnswerer = () =>
  createAnswerer(findPassages, [...SYNONYMS, ...SPOKEN_SYNONYMS]);
