import {useCallback, useState, type ReactNode} from 'react';
import {formatBounds, formatSignedEffect} from '../../calculators/kit/format.ts';
import LineChart from '../../calculators/kit/LineChart.tsx';
import {toReadout, trendOf, type Readout, type State, type View} from '../compute/toReadout.ts';
import {nameOf} from '../describe/format.ts';
import {METHODS} from '../experiment.ts';
import Answer, {type Verdict} from '../../../shared/ui/controls/Answer.tsx';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import {EXAMPLE} from '../example.ts';
import {Results} from './ResultsTable.tsx';

/** Lift and interval of the primary metric, day by day. */
function Trend({view}: {view: View}): ReactNode {
  const days = trendOf(EXAMPLE, view);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const line = (label: string, key: 'lift' | 'lower' | 'upper') => {
    return {label, points: days.map((day) => [day.day, day[key]] as const)};
  };
  const name = EXAMPLE.metrics[0].name;
  return (
    <LineChart
      series={[line('Lift', 'lift'), line('Upper bound', 'upper'), line('Lower bound', 'lower')]}
      xLabel="day"
      yLabel={`Lift of ${name} and its interval, so far`}
      reference={{value: 0, label: 'No change'}}
      alt={
        `Interval of ${name} by day: ${formatBounds(first)} on day ${first.day}, ` +
        `${formatBounds(last)} on day ${last.day}.`
      }
    />
  );
}

const TONES: Record<State, Verdict['tone']> = {
  better: 'good',
  limited: 'good',
  unclear: 'unclear',
  possible: 'unclear',
  worse: 'bad',
};

/** What the primary metric says, where the split lets it say anything. */
function judgePrimary({split, primary: {state, metric}}: Readout): Verdict {
  if (split.mismatch) return {tone: 'bad', word: 'Do not read the lifts'};
  const name = nameOf(state, metric);
  return {tone: TONES[state], word: `${name.charAt(0).toUpperCase()}${name.slice(1)}`};
}

/** The primary metric in a sentence. */
function primarySentence({primary: {metric, effect}}: Readout): string {
  return `${metric.name}: ${formatSignedEffect(effect.lift)}, 95% interval ${formatBounds(effect)}.`;
}

/** What to know about this way of looking, a sentence each. */
function notesOf({view, ended}: Readout, wantsCuped: boolean): string[] {
  return [
    view.segment !== undefined && wantsCuped
      ? 'CUPED results are not computed for segments, so these are without it.'
      : '',
    view.method === 'Fixed Sample' && !ended
      ? 'This look comes before the planned end: with Fixed Sample, no decision may rest on it.'
      : '',
    view.method === 'Sequential Hybrid' && !ended
      ? 'Until the planned end, Sequential Hybrid shows its wider sequential interval.'
      : '',
    view.method === 'Bayesian'
      ? 'Lifts are the middle of the posterior, pulled toward 0 by the prior.'
      : '',
  ].filter(Boolean);
}

const LABELS = {method: 'Method', cuped: 'CUPED', segment: 'Segment'} as const;

/** Everybody, as a choice beside the segments. */
const EVERYBODY = 'all';

type Raw = Readonly<Record<string, string>>;

const named = (names: readonly string[]): Raw =>
  Object.fromEntries(names.map((name) => [name, name]));

/** The choices of the form: value → name. */
const OPTIONS: Record<keyof typeof LABELS, Raw> = {
  method: named(METHODS),
  cuped: {on: 'CUPED', off: 'Non-CUPED'},
  segment: {[EVERYBODY]: 'All subjects', ...named(EXAMPLE.segments.map(({name}) => name))},
};

const DEFAULTS: Raw = {
  method: EXAMPLE.method,
  cuped: EXAMPLE.cuped ? 'on' : 'off',
  segment: EVERYBODY,
};

/** How the reader looks at the experiment, kept in the address; what is unknown there is ignored. */
function useView() {
  const [raw, setRaw] = useState(DEFAULTS);
  const onRead = useCallback((given: Raw) => {
    const known = Object.entries(given).filter(([name, value]) =>
      Object.hasOwn(Object(OPTIONS[name as keyof typeof LABELS]), value),
    );
    setRaw({...DEFAULTS, ...Object.fromEntries(known)});
  }, []);
  useQueryFields({prefix: 'readout', defaults: DEFAULTS, values: raw, onRead});
  const method = METHODS.find((name) => name === raw.method) ?? EXAMPLE.method;
  const segment = raw.segment === EVERYBODY ? undefined : raw.segment;
  const view: View = {method, cuped: raw.cuped === 'on', segment};
  return {raw, view, change: (patch: Raw) => setRaw((previous) => ({...previous, ...patch}))};
}

/** The results page of a synthetic experiment, to look at in every way that the product has. */
export default function ExperimentReadout(): ReactNode {
  const {raw, view, change} = useView();
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
      <Trend view={view} />
    </Panel>
  );
}
