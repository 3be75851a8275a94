import {createSearchAnswerer} from './searchAnswerer.ts';
import {serveAnswers} from './answerer.ts';

serveAnswers(createSearchAnswerer());
