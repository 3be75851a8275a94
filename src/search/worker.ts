import {answerRequests} from './answer.ts';
import {serveAnswers} from './workerProtocol.ts';

serveAnswers(answerRequests);
