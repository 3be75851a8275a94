import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Report} from '../engine/report.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import type {Answer} from '../worker/answer.ts';
import {OutdatedPage} from '../../../shared/outdatedPage.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import {createWorkerClient, type WorkerClient} from '../../../shared/worker/client.ts';

/** One evaluation takes a few milliseconds; one that takes this long never ends. */
const LIMIT_MS = 1_000;

const because = (error: Error) => (
  <NotLoaded what="The evaluator could not be started." error={error} retry="change a field" />
);

const FAILURES = {
  outdated: because(new OutdatedPage()),
  unavailable: because(new Error('no worker')),
  timeout:
    'The evaluation took longer than a second and was stopped. A regular expression such as ' +
    '(a+)+$ may never end: it would stop your application, too.',
};

/** Starts an evaluator; its worker is loaded with the first question. */
const newEvaluator = (): WorkerClient<PlaygroundState, Answer> =>
  createWorkerClient(() => new Worker(new URL('../worker.ts', import.meta.url)), LIMIT_MS);

export interface Shown {
  answer: Answer;
  /** The last evaluation that could be made. */
  report: Report | undefined;
  /** Whether it is about something else than what is typed now. */
  isStale: boolean;
  /** Why nothing could be evaluated. */
  failure?: ReactNode;
}

/**
 * Evaluates what is typed, whenever it changes; the last answer stays until the next is there.
 *
 * @param initial an answer that is there already, and to what; without a state, nothing is.
 */
export function useAnswer(
  state: PlaygroundState,
  initial: {state?: PlaygroundState; answer: Answer},
) {
  const [shown, setShown] = useState<Shown>({
    answer: initial.answer,
    report: initial.answer.report,
    isStale: false,
  });
  const client = useRef<ReturnType<typeof newEvaluator>>(undefined);
  const asked = useRef(initial.state);
  useEffect(() => () => client.current?.cancel(), []);

  useEffect(() => {
    if (asked.current === state) return;
    asked.current = state;
    client.current ??= newEvaluator();
    client.current.ask(state, (result) =>
      setShown((previous) =>
        'reply' in result
          ? {
              answer: result.reply,
              report: result.reply.report ?? previous.report,
              isStale: !result.reply.report,
            }
          : {...previous, isStale: true, failure: FAILURES[result.failure]},
      ),
    );
  }, [state]);

  return shown;
}
