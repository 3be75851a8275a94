import {READY, type Request} from '../../shared/worker/client.ts';
import {answer, answerMany, type Question} from './worker/answer.ts';

self.onmessage = ({data: {id, question}}: MessageEvent<Request<Question>>) => {
  const reply =
    question.kind === 'one' ? answer(question.state) : answerMany(question.state, question.before);
  self.postMessage({id, reply});
};

self.postMessage(READY);
