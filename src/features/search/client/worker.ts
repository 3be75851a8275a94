import {createSearchAnswerer} from './searchAnswerer.ts';
import {serveAnswers} from './workerProtocol.ts';

serveAnswers(createSearchAnswerer());
