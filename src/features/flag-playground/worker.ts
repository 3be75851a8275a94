import {READY, type Request} from '../../shared/worker/client.ts';
import {answer} from './worker/answer.ts';
import type {PlaygroundState} from './state/playgroundState.ts';

self.onmessage = ({data: {id, question}}: MessageEvent<Request<PlaygroundState>>) => {
  self.postMessage({id, reply: answer(question)});
};

self.postMessage(READY);
