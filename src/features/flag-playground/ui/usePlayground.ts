import {useState} from 'react';
import {usePlaygroundLink} from '../../../shared/ui/usePlaygroundLink.ts';
import {type ExampleId} from '../examples/names.ts';
import {loadExample} from './loadExample.ts';
import type {Start} from '../start.ts';
import {linkTo, readAddress, withLink} from '../state/address.ts';
import type {PlaygroundState} from '../state/playgroundState.ts';
import {useAnswer} from './useAnswer.tsx';

interface Snapshot {
  state: PlaygroundState;
  example: ExampleId;
  /** What the example or the link began with: nothing was changed while it is what is shown. */
  original: PlaygroundState;
}

/** State of a playground: what is typed, the answer to it, and the link. */
export function usePlayground(start: Start) {
  const [shown, setShown] = useState<Snapshot>({...start, original: start.state});
  const [exampleError, setExampleError] = useState<unknown>();
  const {state, example, original} = shown;

  const choose = async (id: ExampleId) => {
    try {
      const chosen = id === start.example ? start.state : await loadExample(id);
      setShown({state: chosen, original: chosen, example: id});
      setExampleError(undefined);
    } catch (error) {
      setExampleError(error);
    }
  };

  const notice = usePlaygroundLink({
    shown,
    open: async () => {
      const held = await readAddress(window.location.search);
      if (held === 'broken') return false;
      if (held && 'example' in held) await choose(held.example);
      else if (held) setShown((before) => ({...before, ...held, original: held.state}));
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
    example,
    notice,
    choose,
    exampleError,
    update: (patch: Partial<PlaygroundState>) =>
      setShown((before) => ({...before, state: {...before.state, ...patch}})),
    reset:
      state === original
        ? null
        : () => {
            setShown({...shown, state: original});
            setExampleError(undefined);
          },
  };
}

export type Playground = ReturnType<typeof usePlayground>;
