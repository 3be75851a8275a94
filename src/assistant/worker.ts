import {SYNONYMS} from '../search/synonyms.ts';
import {serveAnswers} from '../search/workerProtocol.ts';
import {findPassages} from './findPassages.ts';
import {SPOKEN_SYNONYMS} from './spokenSynonyms.ts';

serveAnswers(findPassages, [...SYNONYMS, ...SPOKEN_SYNONYMS]);
