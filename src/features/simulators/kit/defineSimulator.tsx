import type {ReactNode, ComponentType} from 'react';
import clsx from 'clsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import ResultTable, {CopyResult} from '../../calculators/kit/ResultTable.tsx';
import {toText} from '../../calculators/kit/definition.ts';
import type {Fields} from '../../calculators/kit/fields.ts';
import Form from '../../calculators/kit/Form.tsx';
import Answer from '../../../shared/ui/controls/Answer.tsx';
import Panel from '../../../shared/ui/controls/Panel.tsx';
import ResetButtons from '../../../shared/ui/controls/ResetButtons.tsx';
import type {SimulatorDefinition, Snapshot} from './definition.ts';
import LiveRegion from '../../../shared/ui/LiveRegion/index.tsx';
import {ReloadButton} from '../../../shared/ui/NotLoaded.tsx';
import {announcement, progressText, type Phase} from './progressText.ts';
import styles from './ui/styles.lazy.module.css';
import {useSimulation} from './ui/useSimulation.ts';

interface ControlsProps {
  isRunning: boolean;
  /** Name of the button for the next seed. */
  againLabel: string;
  run: () => void;
  stop: () => void;
  again: () => void;
}

/** The buttons of a simulator. Run and Stop are one button, so that the focus stays. */
function Controls(props: ControlsProps): ReactNode {
  const {isRunning, againLabel, run, stop, again} = props;
  const primary = clsx(controls.button, controls.primary);
  return (
    <div className={controls.actions}>
      <button type="button" className={primary} onClick={isRunning ? stop : run}>
        {isRunning ? 'Stop' : 'Run'}
      </button>
      <button type="button" className={controls.button} onClick={again}>
        {againLabel}
      </button>
    </div>
  );
}

interface ProgressProps {
  phase: Phase;
  snapshot: Snapshot<unknown>;
  /** What is repeated. */
  runs: string;
  /** What is said when it is over. */
  summary: string;
}

/** How far a simulation is, seen at every step and said at every quarter. */
function Progress({phase, snapshot, runs, summary}: ProgressProps): ReactNode {
  return (
    <>
      <p className={`quiet cluster ${styles.status}`}>
        {phase === 'running' && (
          <progress value={snapshot.done} max={snapshot.total} aria-label="Progress" />
        )}
        <span>{progressText(phase, snapshot, runs)}</span>
        {phase === 'outdated' && <ReloadButton className={controls.button} />}
      </p>
      <LiveRegion>{announcement(phase, snapshot, runs, summary)}</LiveRegion>
    </>
  );
}

/**
 * Makes the component of a simulator. It keeps its fields in the address, simulates anew after
 * every change and shows what the runs so far say.
 */
export function defineSimulator<F extends Fields, Result>(
  definition: SimulatorDefinition<F, Result>,
  Chart?: ComponentType<{result: Result}>,
): ComponentType<{example?: Snapshot<Result>}> {
  const {title, fields, runs, again, summarize, tables, notes} = definition;
  return function DefinedSimulator({example}): ReactNode {
    const simulation = useSimulation(definition, example);
    const {calculator, phase, snapshot, ...actions} = simulation;
    const {result} = snapshot;
    const hasErrors = Object.keys(calculator.errors).length > 0;
    const summary = summarize(result);
    return (
      <Panel
        title={title}
        withoutScript="This is a worked example; simulating needs JavaScript."
        buttons={<ResetButtons reset={actions.reset} />}
        form={
          <>
            <Form fields={fields} calculator={calculator} />
            <Controls {...actions} isRunning={phase === 'running'} againLabel={again} />
          </>
        }
        answer={
          <>
            {hasErrors && (
              <p className={controls.error} role="alert">
                A field above needs correcting. This is the result for the last valid values.
              </p>
            )}
            <Answer isStale={hasErrors || snapshot.done === 0}>{summary}</Answer>
            <Progress {...{phase, snapshot, runs, summary}} />
            {Chart && <Chart result={result} />}
          </>
        }
      >
        {tables(result).map((table) => (
          <ResultTable key={table.caption} {...table} />
        ))}
        {notes?.(result).map((note) => (
          <p key={note}>{note}</p>
        ))}
        <div className={controls.actions}>
          <CopyResult text={toText(definition, result, calculator.goodRaw)} />
        </div>
      </Panel>
    );
  };
}
