import {useState, type ComponentType} from 'react';
import type {FigureStart} from '../../start.ts';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import {loadExample} from '../loadExample.ts';
import type {LiveProps} from './Live.tsx';

interface Live {
  Live: ComponentType<LiveProps>;
  state: PlaygroundState;
}

const loadLive = lazyImport(() => import('./Live.tsx'));

/** Loads what a figure needs to be tried, once somebody wants to. */
export function useLive({example, report: {subjectKey}}: FigureStart) {
  const [live, setLive] = useState<Live>();
  const [error, setError] = useState<unknown>();
  const load = () => Promise.all([loadLive(), loadExample(example)]);
  return {
    live,
    error,
    // A preload that fails is no failure yet: starting tries again and reports it.
    preload: () => void load().catch(() => undefined),
    start: () => {
      setError(undefined);
      load().then(
        ([module, state]) => setLive({Live: module.default, state: {...state, subjectKey}}),
        setError,
      );
    },
  };
}
