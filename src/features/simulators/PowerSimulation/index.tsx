import {defineSimulator} from '../kit/defineSimulator.tsx';
import {power, type Power} from './definition.ts';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {linearScale} from '../../calculators/kit/chartScale.ts';
import {formatPercent, formatSignedEffect} from '../../calculators/kit/format.ts';
import {formatShare} from '../kit/shares.ts';
import lines from '../../calculators/kit/chart.lazy.module.css';
import styles from './styles.lazy.module.css';

/** How many experiments estimated which lift, the significant ones in another color. */
function Chart({result}: {result: Power}): ReactNode {
  const {bins, trueLift, found, averageSignificant} = result;
  const scale = linearScale(
    bins.flatMap(({from, to}) => [from, to]),
    4,
  );
  const highest = Math.max(1, ...bins.map(({significant, other}) => significant + other));
  const percent = (count: number): string => `${(100 * count) / highest}%`;
  const alt =
    `Experiments by estimated lift, a hill around ${formatSignedEffect(trueLift)}. ` +
    `${formatShare(found)} are significant in the right direction` +
    (averageSignificant === null
      ? '.'
      : `; significant ones show ${formatSignedEffect(averageSignificant)} on average.`);
  return (
    <figure className={lines.figure}>
      <div role="img" aria-label={alt}>
        <div className={styles.plot}>
          {bins.map(({from, significant, other}) => (
            <div key={from} className={styles.bin}>
              <div data-kind="other" style={{blockSize: percent(other)}} />
              <div data-kind="significant" style={{blockSize: percent(significant)}} />
            </div>
          ))}
          <div className={styles.truth} style={{left: `${scale.position(trueLift)}%`}} />
        </div>
        <div className={lines.ticks}>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{left: `${scale.position(tick)}%`}}>
              {formatPercent(tick, 1)}
            </span>
          ))}
        </div>
        <p className={lines.axis}>Estimated lift</p>
      </div>
      <ul className={clsx('clean-list cluster', lines.legend, styles.legend)} aria-hidden="true">
        <li data-kind="significant">Significant</li>
        <li data-kind="other">Not significant</li>
        <li data-kind="truth">True lift {formatSignedEffect(trueLift)}</li>
      </ul>
    </figure>
  );
}

export default defineSimulator(power, Chart);
