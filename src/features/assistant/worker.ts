import {serveAnswers} from '../search/client/workerProtocol.ts';
import {createAssistantAnswerer} from './assistantAnswerer.ts';

serveAnswers(createAssistantAnswerer());
