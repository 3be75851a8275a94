import {useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import {RemoveItem} from '../ItemList.tsx';
import Checkbox from './Checkbox.tsx';
import type {FlagHandle} from './flagHandle.ts';
import Rules from './Rules.tsx';
import Schedule from './Schedule.tsx';
import Splits from './Splits.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  handle: FlagHandle;
  index: number;
  startsOpen: boolean;
  /** Moves it by so many places. */
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const MOVES = {up: -1, down: 1} as const;

/** An allocation: who it is for, when, and what they get. */
export default function Allocation(props: Props): ReactNode {
  const {handle, index, startsOpen, onMove, onRemove} = props;
  const [isOpen] = useState(startsOpen);
  const {flag, set, hasErrors} = handle;
  const allocation = flag.allocations[index]!;
  const path = ['allocations', index];
  const shared = {handle, allocation, path};
  return (
    <details className={styles.allocation} open={isOpen}>
      <summary>
        {index + 1}. {allocation.key}
        {hasErrors(path) && <span className={controls.error}> (has a mistake)</span>}
      </summary>
      <div role="group" aria-label={`Allocation ${allocation.key}`} className={styles.body}>
        <TextField
          label="Allocation key"
          value={allocation.key}
          onChange={(key) => set([...path, 'key'], key)}
        />
        <Rules {...shared} />
        <Splits {...shared} />
        <Schedule {...shared} />
        <Checkbox
          label="Log assignments (doLog)"
          isChecked={allocation.doLog === true}
          onChange={(doLog) => set([...path, 'doLog'], doLog)}
        />
        <div className={controls.actions}>
          {Object.entries(MOVES).map(([name, by]) => {
            const isPossible = flag.allocations[index + by] !== undefined;
            return (
              <button
                key={name}
                type="button"
                className={controls.button}
                aria-disabled={!isPossible}
                onClick={({currentTarget}) => {
                  if (!isPossible) return;
                  flushSync(() => onMove(by));
                  // The browser forgets the button that moved.
                  currentTarget.focus();
                }}
              >
                Move {name}
              </button>
            );
          })}
          <RemoveItem item={`allocation ${allocation.key}`} onRemove={onRemove} />
        </div>
      </div>
    </details>
  );
}
