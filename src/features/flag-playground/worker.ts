import {READY, type Request} from '../../shared/worker/messages.ts';
import {answer} from './worker/answer.ts';
import {answerMany} from './worker/answerMany.ts';
import type {Question} from './worker/messages.ts';

self.onmessage = ({data: {id, question}}: MessageEvent<Request<Question>>) => {
  const reply =
    question.kind === 'one' ? answer(question.state) : answerMany(question.state, question.before);
  self.postMessage({id, reply});
};

self.postMessage(READY);
