import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {EXAMPLE_NAMES} from '../../examples/names.ts';
import type {FigureStart} from '../../start.ts';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import CallForm from '../CallForm.tsx';
import Outcome from '../Outcome.tsx';
import {useAnswer} from '../useAnswer.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import Picture from './Picture.tsx';
import styles from './styles.lazy.module.css';
import SubjectForm from './SubjectForm.tsx';
import {useAddress} from './useAddress.ts';

export interface LiveProps {
  data: FigureStart;
  /** What the figure showed until now. */
  initial: PlaygroundState;
}

const NOTHING = {answer: {errors: {}, problems: [], flagKeys: []}};

/** A figure that can be tried: its form, the answer to it, and the way to the whole playground. */
export default function Live({data, initial}: LiveProps): ReactNode {
  const [state, setState] = useState(initial);
  const {answer, report, isStale, failure} = useAnswer(state, NOTHING);
  const address = useAddress(state, data.address);
  const figure = useRef<HTMLElement>(null);
  // The button that was pressed is gone: the keyboard goes on in the form.
  useEffect(() => figure.current?.querySelector('input')?.focus(), []);
  const Form = data.form === 'call' ? CallForm : SubjectForm;
  return (
    <figure ref={figure} className={clsx(controls.panel, styles.figure)}>
      <figcaption className={controls.title}>{EXAMPLE_NAMES[data.example]}</figcaption>
      <Form
        state={state}
        answer={answer}
        update={(patch) => setState((previous) => ({...previous, ...patch}))}
      />
      {report || failure ? (
        <Outcome report={report} isStale={isStale} failure={failure} />
      ) : (
        <Picture data={data} />
      )}
      {address && (
        <p className={styles.link}>
          <Link to={address}>Open in the playground</Link>
        </p>
      )}
    </figure>
  );
}
