import type {ReactNode} from 'react';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import {toReadout} from '../compute/toReadout.ts';
import {notesOf} from '../describe/notes.ts';
import {EXAMPLE} from '../example.ts';
import Results from './Results.tsx';
import styles from './styles.lazy.module.css';
import Trend from './Trend.tsx';
import {optionsOf, useView} from './useView.ts';

const LABELS = {method: 'Method', cuped: 'CUPED', segment: 'Segment'} as const;

const OPTIONS = optionsOf(EXAMPLE);

/** The results page of a synthetic experiment, to look at in every way that the product has. */
export default function ExperimentReadout(): ReactNode {
  const {raw, view, change} = useView(EXAMPLE);
  const readout = toReadout(EXAMPLE, view);
  return (
    <Panel
      title={EXAMPLE.name}
      withoutScript="This is the default view; changing method, CUPED and segment needs JavaScript."
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {(['method', 'cuped', 'segment'] as const).map((name) => (
          <Choice
            key={name}
            label={LABELS[name]}
            value={raw[name] ?? ''}
            options={OPTIONS[name]}
            onChange={(value) => change({[name]: value})}
          />
        ))}
      </form>
      <div aria-live="polite">
        {notesOf(readout, view.cuped).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Results readout={readout} />
      <Trend experiment={EXAMPLE} view={view} />
    </Panel>
  );
}
