import {type ReactNode, useState} from 'react';
import {linearScale} from '../../calculators/kit/chartScale.ts';
import type {Row, Readout} from '../compute/toReadout.ts';
import styles from './styles.lazy.module.css';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import {formatBounds, formatPercent, formatSignedEffect} from '../../calculators/kit/format.ts';
import {explainRow, type RowPart} from '../describe/explainRow.ts';
import {formatValue, nameOf} from '../describe/format.ts';
import clsx from 'clsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {checksOf, headline} from '../describe/checks.ts';

interface IntervalPlotProps {
  row: Row;
  scale: ReturnType<typeof linearScale>;
}

/** The part of the axis that a guardrail forbids, in percent from left and right. */
function forbidden(
  {metric}: Row,
  {position}: IntervalPlotProps['scale'],
): {left: string; right: string} {
  const cutoff = position(metric.cutoff ?? 0);
  return metric.desired === 'increase'
    ? {left: '0', right: `${100 - cutoff}%`}
    : {left: `${cutoff}%`, right: '0'};
}

/** An interval on the axis that all rows share; its figures stand beside it. */
function IntervalPlot({row, scale}: IntervalPlotProps): ReactNode {
  const {effect, metric, state} = row;
  const at = (value: number): string => `${scale.position(value)}%`;
  return (
    <div className={styles.plot} aria-hidden="true">
      {metric.cutoff !== undefined && (
        <div className={styles.forbidden} style={forbidden(row, scale)} />
      )}
      <div className={styles.zero} style={{left: at(0)}} />
      <div
        className={styles.bar}
        data-state={state}
        style={{left: at(effect.lower), right: `${100 - scale.position(effect.upper)}%`}}
      />
      <div className={styles.center} style={{left: at(effect.lift)}} />
    </div>
  );
}

interface ExplainedProps {
  /** What is explained, such as `lift of Revenue`. */
  subject: string;
  onExplain: () => void;
}

/**
 * Invisible button over the cell or line it stands in, which explains it when it is pointed at,
 * focused or tapped. What it covers stays text: to search, to copy and to read aloud.
 */
function Explained({subject, onExplain}: ExplainedProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.explained}
      aria-label={`Explain ${subject}`}
      onClick={onExplain}
      onFocus={onExplain}
      onMouseEnter={onExplain}
    />
  );
}

/** How far the axis goes beyond a cutoff, so that the forbidden side can be seen. */
const BEYOND = 1.2;

interface Props {
  readout: Readout;
  onExplain: (text: string) => void;
}

/** One row per metric: control, lift, and the interval on a common axis. */
function ResultsTable({readout, onExplain}: Props): ReactNode {
  const {experiment, rows, view} = readout;
  const edges = rows.flatMap(({effect, metric: {cutoff = 0}}) => {
    return [effect.lower, effect.upper, cutoff * BEYOND];
  });
  const scale = linearScale(edges, 3, true);
  const explain = (row: Row, part: RowPart): ReactNode => (
    <Explained
      subject={part === 'metric' ? row.metric.name : `${part} of ${row.metric.name}`}
      onExplain={() => onExplain(explainRow(row, part, view))}
    />
  );
  return (
    <ScrollableTable className={`told ${styles.results}`}>
      <caption>{experiment.name}: treatment against control</caption>
      <thead>
        <tr>
          {['Metric', 'Control', 'Lift'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            Interval
            <div className={styles.ticks} aria-hidden="true">
              {scale.ticks.map((tick) => (
                <span key={tick} style={{left: `${scale.position(tick)}%`}}>
                  {formatPercent(tick, 1)}
                </span>
              ))}
            </div>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const {metric, arms, effect, state} = row;
          return (
            <tr key={metric.name}>
              <th scope="row">
                {metric.name} <span className="quiet">{metric.role}</span>
                {explain(row, 'metric')}
              </th>
              <td>
                {formatValue(metric, arms.control.mean)}
                {explain(row, 'control')}
              </td>
              <td data-state={state}>
                {formatSignedEffect(effect.lift)}
                {explain(row, 'lift')}
              </td>
              <td>
                <IntervalPlot row={row} scale={scale} />
                {formatBounds(effect)}: <strong data-state={state}>{nameOf(state, metric)}</strong>
                {explain(row, 'interval')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}

const HINT = 'Point at, focus or tap a cell or a check: what it means appears here.';

/** A results page: the checks, the table, and the meaning of what the reader points at. */
export function Results({readout}: {readout: Readout}): ReactNode {
  const [explanation, setExplanation] = useState('');
  return (
    <>
      <ul className={`clean-list ${styles.checks}`} aria-label="Checks and progress">
        {checksOf(readout).map(({name, outcome, says, explanation: text}) => (
          <li key={name}>
            <strong>{name}</strong>: {says}{' '}
            {outcome && <strong data-outcome={outcome}>{outcome}</strong>}
            <Explained subject={name} onExplain={() => setExplanation(text)} />
          </li>
        ))}
      </ul>
      <ResultsTable readout={readout} onExplain={setExplanation} />
      <p className={controls.note}>{headline(readout)}</p>
      <p
        className={clsx(controls.verdict, styles.explanation)}
        data-active={explanation !== ''}
        role="status"
        data-markdown-ignore
      >
        {explanation || HINT}
      </p>
    </>
  );
}
