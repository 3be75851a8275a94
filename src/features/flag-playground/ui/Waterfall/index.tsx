import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {
  AllocationCode,
  AllocationTrace,
  ConditionTrace,
  Mark,
  Report,
} from '../../engine/report.ts';
import styles from './styles.lazy.module.css';
import {shardBars} from '../../engine/shardBars.ts';
import ShardBar from '../ShardBar/index.tsx';
import type {FigureStart} from '../../start.ts';

const SIGNS: Record<Mark, string> = {true: '✓', false: '✗', failed: '!', skipped: '–'};

const WORDS: Record<Mark, string> = {
  true: 'true',
  false: 'false',
  failed: 'failed',
  skipped: 'not reached',
};

/** A mark as a sign and a word, so that it needs no color. */
function Marked({mark}: {mark: Mark}): ReactNode {
  return (
    <span
      className={clsx('badge--certainty', styles.mark)}
      data-mark={mark}
      data-sign={SIGNS[mark]}
    >
      {WORDS[mark]}
    </span>
  );
}

function Condition({condition}: {condition: ConditionTrace}): ReactNode {
  const {attribute, operator, value, held, mark, note} = condition;
  return (
    <li>
      <Marked mark={mark} /> <code>{attribute}</code> <code>{operator}</code> <code>{value}</code>{' '}
      <span className={styles.held}>
        {held === undefined ? (
          'the subject has no such attribute'
        ) : (
          <>
            the subject has <code>{held}</code>
          </>
        )}
        {note && `: ${note}`}
      </span>
    </li>
  );
}

function Rules({rules}: Pick<AllocationTrace, 'rules'>): ReactNode {
  if (rules.length === 0) return <p className="quiet">No rules: everyone.</p>;
  return rules.map((rule, index) => (
    <div key={index}>
      <p>
        {index === 0 ? 'If' : 'Or if'} all of these hold: <Marked mark={rule.mark} />
      </p>
      <ul>
        {rule.conditions.length === 0 && <li>no condition: everyone</li>}
        {rule.conditions.map((condition, position) => (
          <Condition key={position} condition={condition} />
        ))}
      </ul>
    </div>
  ));
}

type SplitsProps = Pick<AllocationTrace, 'splits'> & Pick<Report, 'totalShards'>;

function Splits({splits, totalShards}: SplitsProps): ReactNode {
  return (
    <>
      {shardBars(splits).map((bar) => (
        <ShardBar key={bar.salt} bar={bar} totalShards={totalShards} />
      ))}
      <ul>
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

const MEANINGS: Record<AllocationCode, string> = {
  MATCH: 'took the subject',
  FAILING_RULE: 'no rule holds',
  TRAFFIC_EXPOSURE_MISS: 'the bucket is in no split',
  BEFORE_START_TIME: 'has not started',
  AFTER_END_TIME: 'is over',
  UNEVALUATED: 'not reached',
};

function Schedule({startAt, endAt}: AllocationTrace): ReactNode {
  if (!startAt && !endAt) return null;
  return (
    <p className="quiet">
      {startAt && `from ${startAt} `}
      {endAt && `until ${endAt}`}
    </p>
  );
}

type Props = Pick<Report, 'allocations' | 'totalShards'>;

export default function Waterfall({allocations, totalShards}: Props): ReactNode {
  return (
    <ol className={`clean-list ${styles.waterfall}`}>
      {allocations.map((allocation, index) => {
        const {key, code, hasFailed, rules, splits} = allocation;
        return (
          <li key={index} data-code={hasFailed ? 'FAILED' : code}>
            <p>
              <span className={styles.key}>
                <span data-markdown-ignore>{index + 1}. </span>
                {key}
              </span>{' '}
              <code>{code}</code> {hasFailed ? 'the evaluation failed here' : MEANINGS[code]}
            </p>
            <Schedule {...allocation} />
            <Rules rules={rules} />
            <Splits splits={splits} totalShards={totalShards} />
          </li>
        );
      })}
    </ol>
  );
}

export function Picture({data: {report, view}}: {data: FigureStart}): ReactNode {
  const {allocations, totalShards} = report;
  return view === 'waterfall' ? (
    <Waterfall allocations={allocations} totalShards={totalShards} />
  ) : (
    allocations
      .flatMap(({splits}) => shardBars(splits))
      .map((bar) => <ShardBar key={bar.salt} bar={bar} totalShards={totalShards} />)
  );
}
