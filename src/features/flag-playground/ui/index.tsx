import type {ReactNode} from 'react';
import {EXAMPLE_NAMES} from '../examples/names.ts';
import type {Start} from '../start.ts';
import CallForm from './CallForm.tsx';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import CopyMenu from './CopyMenu.tsx';
import FlagEditor from './FlagEditor.tsx';
import Outcome from './Outcome.tsx';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import {usePlayground} from './usePlayground.ts';

interface Props {
  /** Computed while building from the name of an example, so that it needs no script to be read. */
  data: Start;
}

/** A flag to edit, a subject, and what the subject gets and why. */
export default function FlagPlayground({data}: Props): ReactNode {
  const playground = usePlayground(data);
  const {state, answer, report, isStale, failure, notice, example, update} = playground;
  return (
    <Panel
      title="Flag playground"
      withoutScript="This is a worked example; changing it needs JavaScript."
      buttons={
        <>
          <Choice
            label="Example"
            value={example}
            options={EXAMPLE_NAMES}
            onChange={(chosen) => void playground.choose(chosen)}
          />
          {/* Not disabled: that would take the focus away from the keyboard. */}
          <button
            type="button"
            className={controls.button}
            aria-disabled={!playground.reset}
            onClick={playground.reset ?? undefined}
          >
            Reset
          </button>
        </>
      }
    >
      <p role="status" className={controls.error}>
        <NotLoaded what="The example could not be loaded." error={playground.exampleError} />
        {!playground.exampleError && notice}
      </p>
      <div
        data-language="json"
        data-title="Configuration"
        data-markdown-code={data.state.configuration}
      />
      <div className={styles.columns}>
        <CallForm state={state} answer={answer} update={update} />
        <Outcome report={report} isStale={isStale} failure={failure} />
        <FlagEditor {...{state, answer, update, example}} />
      </div>
      <CopyMenu state={state} />
    </Panel>
  );
}
