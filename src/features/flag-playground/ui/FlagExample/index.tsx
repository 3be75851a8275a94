import {useState, type ComponentType, type ReactNode} from 'react';
import type {FigureStart} from '../../start.ts';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import {lazyImport} from '../../../../shared/lazyImport.ts';
import {loadExample} from '../loadExample.ts';
import type {LiveProps} from './Live.tsx';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import NotLoaded from '../../../../shared/ui/NotLoaded.tsx';
import Sentence from '../Sentence.tsx';
import {Picture} from '../Waterfall/index.tsx';
import styles from './styles.lazy.module.css';

interface Live {
  Live: ComponentType<LiveProps>;
  state: PlaygroundState;
}

const loadLive = lazyImport(() => import('./Live.tsx'));

/** Loads what a figure needs to be tried, once somebody wants to. */
function useLive({example, report: {subjectKey}}: FigureStart) {
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

interface Props {
  /** Computed while building from the names of an example and of a subject. */
  data: FigureStart;
}

/** What a subject of an example gets and why: a figure that becomes a form when it is tried. */
export default function FlagExample({data}: Props): ReactNode {
  const {live, error, preload, start} = useLive(data);
  if (live) {
    const {Live, state} = live;
    return <Live data={data} initial={state} />;
  }
  return (
    <figure className={clsx('framed', controls.panel, styles.figure)}>
      <figcaption>
        <p>
          <Sentence parts={data.report.sentence} />
        </p>
      </figcaption>
      <p data-markdown-ignore="">
        <button
          type="button"
          className={clsx(controls.button, controls.primary)}
          onFocus={preload}
          onClick={start}
        >
          Try it
        </button>{' '}
        <span role="status">
          <NotLoaded
            what="The form could not be loaded."
            error={error}
            retry="try again, or open the playground"
          />
        </span>
      </p>
      <Picture data={data} />
      <p>
        <Link to={data.address}>Open in the playground</Link>
      </p>
    </figure>
  );
}
