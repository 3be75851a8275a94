import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {ManyReport} from '../../engine/many/index.ts';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import {newManyEvaluator, type ManyClient} from '../evaluator.ts';
import {NOT_STARTED} from '../notStarted.tsx';

const FAILURES = {
  ...NOT_STARTED,
  timeout: 'The evaluation took longer than 10 seconds and was stopped.',
};

interface Shown {
  report?: ManyReport;
  message?: ReactNode;
}

const INCOMPLETE = 'Something above has to be corrected first.';

/**
 * Evaluates many subjects, and again whenever something changes.
 *
 * @param isOn whether they are wanted at all.
 * @param before what to compare with.
 */
export function useManySubjects(isOn: boolean, state: PlaygroundState, before: PlaygroundState) {
  const [shown, setShown] = useState<Shown>({});
  const [isBusy, setBusy] = useState(false);
  const client = useRef<ManyClient>(undefined);
  useEffect(() => () => client.current?.cancel(), []);

  useEffect(() => {
    if (!isOn) return;
    setBusy(true);
    client.current ??= newManyEvaluator();
    const comparison = before === state ? {} : {before};
    client.current.ask({kind: 'many', state, ...comparison}, (result) => {
      setBusy(false);
      setShown((previous) => {
        if ('failure' in result) return {...previous, message: FAILURES[result.failure]};
        const {report} = result.reply;
        return report ? {report} : {...previous, message: INCOMPLETE};
      });
    });
  }, [isOn, state, before]);

  return {
    ...shown,
    isBusy,
    /** Evaluates ahead, so that the first answer need not wait until the evaluator is warm. */
    prepare: () => {
      client.current ??= newManyEvaluator();
      client.current.ask({kind: 'many', state}, () => undefined);
    },
    stop: () => {
      client.current?.cancel();
      setBusy(false);
      setShown((previous) => ({...previous, message: 'Stopped.'}));
    },
  };
}
