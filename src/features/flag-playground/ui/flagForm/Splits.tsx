import type {ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import type {Path} from '../../engine/problem.ts';
import type {PlainAllocation} from '../../engine/schema.ts';
import {readDivision} from '../../form/division.ts';
import {setExposure} from '../../form/divide.ts';
import {percentOf, shardsOf} from '../../form/readWeights.ts';
import DraftField from './DraftField.tsx';
import type {FlagHandle} from './flagHandle.ts';
import styles from './styles.lazy.module.css';
import Weights from './Weights.tsx';
import {groupDigits} from '../../../../shared/groupDigits.ts';

interface Props {
  handle: FlagHandle;
  allocation: PlainAllocation;
  /** From the flag to the allocation. */
  path: Path;
}

/** Who of an allocation takes part, and who of those gets which variation. */
export default function Splits({handle, allocation, path}: Props): ReactNode {
  const {flag, edit} = handle;
  const {totalShards} = flag;
  const division = readDivision(allocation, totalShards);
  if (!division) {
    return (
      <p className={controls.note}>
        The splits of this allocation use salts or ranges that percents cannot say. They stay as
        they are; edit them in JSON.
      </p>
    );
  }
  const divided = {flag, allocation, path, division};
  const {start, length} = division.exposure ?? {start: 0, length: totalShards};
  const show = (shards: number) => percentOf(shards, totalShards);
  const most = totalShards - start;
  const read = (typed: string) => {
    const shards = shardsOf(typed, totalShards);
    return shards !== undefined && shards <= most
      ? {value: shards}
      : {error: `Write a percentage from 0 to ${show(most)}, not “${typed}”.`};
  };
  return (
    <>
      {allocation.splits.length > 0 && (
        <DraftField
          label="Traffic (%)"
          inputMode="decimal"
          className={styles.percent}
          value={show(length)}
          hint={start > 0 ? `The range begins at shard ${groupDigits(start)}.` : undefined}
          {...{read, show}}
          onChange={(shards) => edit(setExposure(divided, shards))}
        />
      )}
      <Weights {...{handle, divided}} />
    </>
  );
}
