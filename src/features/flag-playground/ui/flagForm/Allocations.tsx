import type {ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import type {FlagHandle} from './flagHandle.ts';
import {Checkbox} from './fields.tsx';
import parts from '../styles.lazy.module.css';
import Rules from './Rules.tsx';
import Splits from './Splits.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  handle: FlagHandle;
}

function Allocation({handle, index}: Props & {index: number}): ReactNode {
  const {flag, set, hasErrors} = handle;
  const allocation = flag.allocations[index]!;
  const path = ['allocations', index];
  const shared = {handle, allocation, path};
  return (
    <details className={styles.allocation} open={flag.allocations.length === 1}>
      <summary>
        {index + 1}. {allocation.key}
        {hasErrors(path) && <span className={controls.error}> (has a mistake)</span>}
      </summary>
      <div role="group" aria-label={`Allocation ${allocation.key}`} className={styles.body}>
        <Rules {...shared} />
        <Splits {...shared} />
        <Checkbox
          label="Log assignments (doLog)"
          isChecked={allocation.doLog === true}
          onChange={(doLog) => set([...path, 'doLog'], doLog)}
        />
      </div>
    </details>
  );
}

export default function Allocations({handle}: Props): ReactNode {
  return (
    <fieldset className={parts.items}>
      <legend className={controls.label}>Allocations: the first that matches decides</legend>
      {handle.flag.allocations.map((_, index) => (
        <Allocation key={index} handle={handle} index={index} />
      ))}
    </fieldset>
  );
}
