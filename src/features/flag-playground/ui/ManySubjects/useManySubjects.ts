import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {ManyReport} from '../../engine/many/index.ts';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import type {ManyAnswer} from '../../worker/answer.ts';
import {newEvaluator, NOT_STARTED, type Evaluator} from '../evaluator.tsx';

/** Twice 10,000 evaluations take half a second on a slow computer. */
const LIMIT_MS = 10_000;

const FAILURES = {
  ...NOT_STARTED,
  timeout: 'The evaluation took longer than 10 seconds and was stopped.',
};

interface Shown {
  report?: ManyReport;
  message?: ReactNode;
}

const INCOMPLETE = 'Something above has to be corrected first.';

/** Evaluates many subjects once they are wanted, and again whenever something changes. */
export function useManySubjects(state: PlaygroundState, before: PlaygroundState) {
  /** How often they were asked for. */
  const [starts, setStarts] = useState(0);
  const [shown, setShown] = useState<Shown>({});
  const [isBusy, setBusy] = useState(false);
  const client = useRef<Evaluator<ManyAnswer>>(undefined);
  useEffect(() => () => client.current?.cancel(), []);

  useEffect(() => {
    if (starts === 0) return;
    setBusy(true);
    client.current ??= newEvaluator(LIMIT_MS);
    const comparison = before === state ? {} : {before};
    client.current.ask({kind: 'many', state, ...comparison}, (result) => {
      setBusy(false);
      setShown((previous) => {
        if ('failure' in result) return {...previous, message: FAILURES[result.failure]};
        const {report} = result.reply;
        return report ? {report} : {...previous, message: INCOMPLETE};
      });
    });
  }, [starts, state, before]);

  return {
    ...shown,
    isBusy,
    /** Evaluates ahead, so that the first answer need not wait until the evaluator is warm. */
    prepare: () => {
      if (starts > 0) return;
      client.current ??= newEvaluator(LIMIT_MS);
      client.current.ask({kind: 'many', state}, () => undefined);
    },
    start: () => setStarts(starts + 1),
    stop: () => {
      client.current?.cancel();
      setBusy(false);
      setShown((previous) => ({...previous, message: 'Stopped.'}));
    },
  };
}
