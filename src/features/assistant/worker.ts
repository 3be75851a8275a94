import {serveAnswers} from '../search/client/answerer.ts';
import {createAssistantAnswerer} from './assistantAnswerer.ts';

serveAnswers(createAssistantAnswerer());
