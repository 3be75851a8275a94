import {useCallback, useState} from 'react';
import type {ExampleId} from '../examples/names.ts';
import type {Start} from '../start.ts';
import {change, undo, type History} from '../state/history.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {loadExample} from './loadExample.ts';
import {useAnswer} from './useAnswer.ts';
import {useLink, type Opened} from './useLink.ts';

interface Snapshot {
  state: PlaygroundState;
  example: ExampleId;
  /** What the example or the link began with: nothing was changed while it is what is shown. */
  original: PlaygroundState;
}

const NO_EXAMPLE = 'The example could not be loaded. Check your network connection and try again.';

/** State of a playground: what is typed, the answer to it, the way back, and the link. */
export function usePlayground(start: Start) {
  const first = {state: start.state, example: start.example, original: start.state};
  const [history, setHistory] = useState<History<Snapshot>>({present: first, past: []});
  const [trouble, setTrouble] = useState<string>();
  const {state, example, original} = history.present;

  const set = useCallback(
    (about: string, next: (present: Snapshot) => Snapshot) =>
      setHistory((previous) => change(previous, next(previous.present), about, Date.now())),
    [],
  );
  const open = useCallback(
    (opened: Opened) =>
      set('link', ({example: current}) => ({
        ...{state: opened.state, original: opened.state, example: opened.example ?? current},
      })),
    [set],
  );
  const isFirst = state === start.state;
  const isExample = state === original && example !== start.example;
  const notice = useLink({state, example: isExample ? example : null}, isFirst, open);

  const choose = async (id: ExampleId) => {
    try {
      const chosen = id === start.example ? start.state : await loadExample(id);
      set('example', () => ({state: chosen, original: chosen, example: id}));
      setTrouble(undefined);
    } catch {
      setTrouble(NO_EXAMPLE);
    }
  };

  return {
    ...useAnswer(state, start),
    ...{state, original, example, notice: trouble ?? notice, choose},
    update: useCallback(
      (patch: Partial<PlaygroundState>, about: string) =>
        set(about, (present) => ({...present, state: {...present.state, ...patch}})),
      [set],
    ),
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    reset: state === original ? null : () => void choose(example),
  };
}

export type Playground = ReturnType<typeof usePlayground>;
