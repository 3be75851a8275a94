import type {ReactNode} from 'react';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import Answer from '../../../shared/ui/controls/Answer.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {toReadout} from '../compute/toReadout.ts';
import {notesOf} from '../describe/notes.ts';
import {judgePrimary, primarySentence} from '../describe/primary.ts';
import {EXAMPLE} from '../example.ts';
import Results from './Results.tsx';
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
      <form className={controls.fields} onSubmit={(event) => event.preventDefault()}>
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
        <Answer verdict={judgePrimary(readout)}>{primarySentence(readout)}</Answer>
        {notesOf(readout, view.cuped).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Results readout={readout} />
      <Trend experiment={EXAMPLE} view={view} />
    </Panel>
  );
}
