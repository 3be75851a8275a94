import type {ReactNode} from 'react';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import {linearScale} from '../../calculators/kit/chartScale.ts';
import {formatPercent, formatSignedEffect} from '../../calculators/kit/format.ts';
import type {Readout, Row} from '../compute/toReadout.ts';
import {explainRow, type RowPart} from '../describe/explainRow.ts';
import {formatRange, formatValue} from '../describe/format.ts';
import {nameOf} from '../describe/states.ts';
import Explained from './Explained.tsx';
import IntervalPlot from './IntervalPlot.tsx';
import styles from './styles.lazy.module.css';

/** How far the axis goes beyond a cutoff, so that the forbidden side can be seen. */
const BEYOND = 1.2;

interface Props {
  readout: Readout;
  onExplain: (text: string) => void;
}

/** One row per metric: control, lift, and the interval on a common axis. */
export default function ResultsTable({readout, onExplain}: Props): ReactNode {
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
    <ScrollableTable className={styles.results}>
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
                {metric.name} <span className={styles.role}>{metric.role}</span>
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
                {formatRange(effect)}: <strong data-state={state}>{nameOf(state, metric)}</strong>
                {explain(row, 'interval')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollableTable>
  );
}
