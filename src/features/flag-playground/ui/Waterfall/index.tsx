import type {ReactNode} from 'react';
import type {AllocationCode} from '../../../../shared/sdk-calls/allocationCodes.ts';
import type {AllocationTrace} from '../../engine/report.ts';
import Rules from './Rules.tsx';
import Splits from './Splits.tsx';
import styles from './styles.lazy.module.css';

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
    <p className={styles.schedule}>
      {startAt && `from ${startAt} `}
      {endAt && `until ${endAt}`}
    </p>
  );
}

interface Props {
  allocations: readonly AllocationTrace[];
  totalShards: number;
}

/** The allocations of a flag in their order, with what the evaluator found in each. */
export default function Waterfall({allocations, totalShards}: Props): ReactNode {
  return (
    <ol className={styles.waterfall}>
      {allocations.map((allocation, index) => {
        const {key, code, hasFailed, rules, splits} = allocation;
        return (
          <li key={index} data-code={hasFailed ? 'FAILED' : code}>
            <p className={styles.head}>
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
