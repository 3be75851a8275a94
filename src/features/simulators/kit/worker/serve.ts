import {READY, type Request, type Response} from '../../../../shared/worker/messages.ts';
import type {Begin, Snapshot} from '../model/simulation.ts';

/** Time between two messages: as often as a page can show something new without strain. */
const PART_MS = 50;

/** Makes a worker of a simulation: it tells, throttled, what the runs so far say, until it is ended. */
export function serve<Values, Result>(begin: Begin<Values, Result>): void {
  const say = (message: Response<Snapshot<Result>>): void => self.postMessage(message);
  self.onmessage = ({data: {id, question}}: MessageEvent<Request<Values>>) => {
    const {total, step, result} = begin(question);
    let said = performance.now();
    for (let done = 1; done < total; done += 1) {
      step();
      if (performance.now() - said < PART_MS) continue;
      say({id, part: {done, total, result: result()}});
      said = performance.now();
    }
    step();
    say({id, reply: {done: total, total, result: result()}});
  };
  say(READY);
}
