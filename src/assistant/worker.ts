import {serveAnswers} from '../search/workerProtocol.ts';
import {findPassages} from './findPassages.ts';

serveAnswers(findPassages);
