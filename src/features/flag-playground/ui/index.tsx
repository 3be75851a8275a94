import {useId, type ReactNode} from 'react';
import {EXAMPLE_NAMES} from '../examples/names.ts';
import type {Start} from '../start.ts';
import CallForm from './CallForm.tsx';
import Choice from './Choice.tsx';
import CopyMenu from './CopyMenu.tsx';
import ConfigurationEditor from './ConfigurationEditor.tsx';
import ManySubjects from './ManySubjects/index.tsx';
import Outcome from './Outcome.tsx';
import styles from './styles.lazy.module.css';
import {usePlayground} from './usePlayground.ts';

interface Props {
  /** Computed while building from the name of an example, so that it needs no script to be read. */
  data: Start;
}

/** A flag to edit, a subject, and what the subject gets and why. */
export default function FlagPlayground({data}: Props): ReactNode {
  const id = useId();
  const playground = usePlayground(data);
  const {state, answer, report, isStale, failure, notice, example, update} = playground;
  return (
    <section className={styles.playground} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        Flag playground
      </p>
      <noscript>
        <p className={styles.note}>This is a worked example; changing it needs JavaScript.</p>
      </noscript>
      <div className={styles.toolbar} data-markdown-ignore>
        <Choice
          label="Example"
          value={example}
          options={EXAMPLE_NAMES}
          onChange={(chosen) => void playground.choose(chosen)}
        />
        <button
          type="button"
          className={styles.button}
          disabled={!playground.undo}
          onClick={playground.undo ?? undefined}
        >
          Undo
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={!playground.reset}
          onClick={playground.reset ?? undefined}
        >
          Reset
        </button>
      </div>
      <p role="status" className={styles.error}>
        {notice}
      </p>
      <div className={styles.columns}>
        <CallForm state={state} answer={answer} update={update} />
        <Outcome report={report} isStale={isStale} failure={failure} />
        <ConfigurationEditor
          text={state.configuration}
          problems={answer.problems}
          onChange={(configuration) => update({configuration}, 'configuration')}
        />
      </div>
      <ManySubjects key={example} state={state} original={playground.original} />
      <CopyMenu state={state} report={report} isStale={isStale} />
    </section>
  );
}
