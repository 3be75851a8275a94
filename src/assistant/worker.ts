import {serveAnswers} from '../search/workerProtocol.ts';
import {createAssistantAnswerer} from './assistantAnswerer.ts';

serveAnswers(createAssistantAnswerer());
