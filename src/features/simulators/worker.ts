import {READY, type Request, type Response} from '../../shared/worker/client.ts';
import type {Begin, Snapshot} from './kit/definition.ts';

/** Which simulator is asked for, by its prefix, and what is in its fields. */
export interface Question<Values> {
  prefix: string;
  values: Values;
}

const MODELS = new Map<string, () => Promise<{begin?: Begin<never, unknown>}>>(
  Object.entries({
    bandit: () => import('./BanditSimulator/model.ts'),
    peeking: async () => (await import('./PeekingSimulator/definition.ts')).peeking,
    repeat: async () => (await import('./PowerSimulation/definition.ts')).power,
  }),
);

/** Time between two messages: as often as a page can show something new without strain. */
const PART_MS = 50;

const say = (message: Response<Snapshot<unknown>>): void => self.postMessage(message);

/** Makes a simulation: it tells, throttled, what the runs so far say, until the worker is ended. */
async function run({id, question}: Request<Question<never>>): Promise<void> {
  const {begin} = await MODELS.get(question.prefix)!();
  say(READY);
  const {total, step, result} = begin!(question.values);
  let said = performance.now();
  for (let done = 1; done < total; done += 1) {
    step();
    if (performance.now() - said < PART_MS) continue;
    say({id, part: {done, total, result: result()}});
    said = performance.now();
  }
  step();
  say({id, reply: {done: total, total, result: result()}});
}

// A model that cannot be loaded fails the worker, as its own file would.
self.onmessage = ({data}: MessageEvent<Request<Question<never>>>) =>
  void run(data).catch(reportError);
