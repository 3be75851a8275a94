import {useCallback, useState} from 'react';
import {usePlaygroundLink} from '../../../shared/ui/usePlaygroundLink.ts';
import {type ExampleId} from '../examples/names.ts';
import {loadExample} from './loadExample.ts';
import type {Start} from '../start.ts';
import {linkTo, readAddress, withLink} from '../state/address.ts';
import {change, undo, type History} from '../state/history.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {useAnswer} from './useAnswer.ts';

interface Snapshot {
  state: PlaygroundState;
  example: ExampleId;
  /** What the example or the link began with: nothing was changed while it is what is shown. */
  original: PlaygroundState;
}

/** State of a playground: what is typed, the answer to it, the way back, and the link. */
export function usePlayground(start: Start) {
  const first = {state: start.state, example: start.example, original: start.state};
  const [history, setHistory] = useState<History<Snapshot>>({present: first, past: []});
  const [exampleError, setExampleError] = useState<unknown>();
  const {state, example, original} = history.present;

  const set = useCallback(
    (about: string, next: (present: Snapshot) => Snapshot) =>
      setHistory((previous) => change(previous, next(previous.present), about, Date.now())),
    [],
  );

  const choose = async (id: ExampleId) => {
    try {
      const chosen = id === start.example ? start.state : await loadExample(id);
      set('example', () => ({state: chosen, original: chosen, example: id}));
      setExampleError(undefined);
    } catch (error) {
      setExampleError(error);
    }
  };

  const notice = usePlaygroundLink({
    shown: history.present,
    open: async () => {
      const held = await readAddress(window.location.search);
      if (held === 'broken') return false;
      if (held && 'example' in held) await choose(held.example);
      else if (held) set('link', (present) => ({...present, ...held, original: held.state}));
      return true;
    },
    fold: async (present) => {
      if (present.state === start.state) return '';
      const isExample = present.state === present.original && present.example !== start.example;
      return linkTo(present.state, isExample ? present.example : undefined);
    },
    withLink,
    tooLong: 'This configuration is too long for a link: copy it as JSON instead.',
  });

  return {
    ...useAnswer(state, start),
    state,
    original,
    example,
    notice,
    choose,
    exampleError,
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
