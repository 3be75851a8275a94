import type {ReactNode} from 'react';
import type {linearScale} from '../../calculators/kit/chartScale.ts';
import type {Row} from '../compute/toReadout.ts';
import styles from './styles.lazy.module.css';

interface Props {
  row: Row;
  scale: ReturnType<typeof linearScale>;
}

/** The part of the axis that a guardrail forbids, in percent from left and right. */
function forbidden({metric}: Row, {position}: Props['scale']): {left: string; right: string} {
  const cutoff = position(metric.cutoff ?? 0);
  return metric.desired === 'increase'
    ? {left: '0', right: `${100 - cutoff}%`}
    : {left: `${cutoff}%`, right: '0'};
}

/** An interval on the axis that all rows share; its figures stand beside it. */
export default function IntervalPlot({row, scale}: Props): ReactNode {
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
