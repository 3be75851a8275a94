import type {ReactNode} from 'react';
import {formatRange, type Bar, type BarSegment} from '../../engine/shardBars.ts';
import {groupDigits} from '../../../../shared/format.ts';
import styles from './styles.lazy.module.css';

interface Props {
  bar: Bar;
  totalShards: number;
}

function place({start, end}: BarSegment, totalShards: number) {
  const percent = (shard: number): number =>
    Math.min(100, Math.max(0, (100 * shard) / totalShards));
  return {
    insetInlineStart: `${percent(start)}%`,
    inlineSize: `${Math.max(0, percent(end) - percent(start))}%`,
  };
}

/** All shards of a salt as a bar, with the ranges of the variations and the subject's place. */
export default function ShardBar({bar, totalShards}: Props): ReactNode {
  const {salt, position, segments} = bar;
  const hit = segments.find(({isHit}) => isHit);
  const where = hit ? `in ${formatRange(hit)}` : 'in no range';
  const isPlaced = Number.isFinite(position);
  return (
    <div className={styles.bar}>
      <p>
        Salt <code>{salt}</code>
        {isPlaced && (
          <>
            : bucket <strong>{groupDigits(position)}</strong>, {where}
          </>
        )}
      </p>
      <div className={styles.track} aria-hidden="true">
        {segments.map((segment, index) => (
          <span
            key={`${segment.start}-${segment.end}`}
            className={styles.segment}
            data-tone={index % 3}
            data-hit={segment.isHit || undefined}
            style={place(segment, totalShards)}
          >
            <span>{segment.variations.join(', ')}</span>
          </span>
        ))}
        {isPlaced && (
          <span
            className={styles.marker}
            style={{insetInlineStart: `${(100 * (position + 0.5)) / totalShards}%`}}
          />
        )}
      </div>
      <ul className={`clean-list quiet cluster ${styles.legend}`}>
        {segments.map((segment, index) => (
          <li key={`${segment.start}-${segment.end}`} data-tone={index % 3}>
            {formatRange(segment)} <code>{segment.variations.join(', ')}</code>
          </li>
        ))}
        <li>of {groupDigits(totalShards)}</li>
      </ul>
    </div>
  );
}
