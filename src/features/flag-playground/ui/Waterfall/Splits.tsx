import type {ReactNode} from 'react';
import type {SplitTrace} from '../../engine/report.ts';
import {shardBars} from '../../engine/shardBars.ts';
import ShardBar from '../ShardBar/index.tsx';
import Marked from './Marked.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  splits: readonly SplitTrace[];
  totalShards: number;
}

/** What the splits of an allocation give to whom. */
export default function Splits({splits, totalShards}: Props): ReactNode {
  return (
    <>
      {shardBars(splits).map((bar) => (
        <ShardBar key={bar.salt} bar={bar} totalShards={totalShards} />
      ))}
      <ul className={styles.splits}>
        {splits.length === 0 && <li>No splits: nobody.</li>}
        {splits.map(({variationKey, mark, shards}, index) => (
          <li key={index}>
            <Marked mark={mark} /> <code>{variationKey}</code>
            {shards.length === 0 && ' to all who come here'}
          </li>
        ))}
      </ul>
    </>
  );
}
