import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import NotLoaded from '../../../../shared/ui/NotLoaded.tsx';
import type {FigureStart} from '../../start.ts';
import Sentence from '../Sentence.tsx';
import Picture from './Picture.tsx';
import styles from './styles.lazy.module.css';
import {useLive} from './useLive.ts';

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
    <figure className={clsx(controls.panel, styles.figure)}>
      <figcaption>
        <p>
          <Sentence parts={data.report.sentence} />
        </p>
      </figcaption>
      <p className={styles.start} data-markdown-ignore="">
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
      <p className={styles.link}>
        <Link to={data.address}>Open in the playground</Link>
      </p>
    </figure>
  );
}
