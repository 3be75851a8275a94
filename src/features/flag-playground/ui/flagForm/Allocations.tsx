import {type ReactNode, useState} from 'react';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import {dateOf, minuteOf} from '../../form/values.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import type {AllocationProps, FlagHandle} from './flagHandle.ts';
import {flushSync} from 'react-dom';
import ItemList, {RemoveItem} from '../ItemList.tsx';
import {Checkbox} from './fields.tsx';
import Rules from './Rules.tsx';
import Splits from './Splits.tsx';
import styles from './styles.lazy.module.css';
import {addAllocation, swapAllocations} from '../../form/edits.ts';

const FIELDS = {startAt: 'Start (UTC)', endAt: 'End (UTC)'} as const;

function Schedule({handle, allocation, path}: AllocationProps): ReactNode {
  return (
    <div className={controls.fields}>
      {(['startAt', 'endAt'] as const).map((field) => {
        const text = allocation[field] ?? '';
        const minute = minuteOf(text);
        const place = [...path, field];
        return (
          <TextField
            key={field}
            label={FIELDS[field]}
            type={minute === undefined ? 'text' : 'datetime-local'}
            value={minute ?? text}
            error={handle.errorAt(place)}
            onChange={(typed) => handle.set(place, dateOf(typed))}
          />
        );
      })}
    </div>
  );
}

interface ItemProps {
  handle: FlagHandle;
  index: number;
  startsOpen: boolean;
  /** Moves it by so many places. */
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const MOVES = {up: -1, down: 1} as const;

function Allocation(props: ItemProps): ReactNode {
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

/** Keys for items that have no name of their own, so that what moves keeps what is open in it. */
function useKeys(count: number) {
  const [{keys, next}, setKeys] = useState({keys: [] as number[], next: 0});
  if (keys.length !== count) {
    const added = Array.from({length: Math.max(0, count - keys.length)}, (_, at) => next + at);
    setKeys({keys: [...keys, ...added].slice(0, count), next: next + added.length});
  }
  return {
    keys,
    swap: (one: number, other: number) =>
      setKeys((previous) => ({
        ...previous,
        keys: previous.keys.map(
          (key, at) => previous.keys[at === one ? other : at === other ? one : at] ?? key,
        ),
      })),
    remove: (index: number) =>
      setKeys((previous) => ({...previous, keys: previous.keys.filter((_, at) => at !== index)})),
  };
}

export default function Allocations({handle}: {handle: FlagHandle}): ReactNode {
  const {flag, edit, set} = handle;
  const {allocations} = flag;
  const [first] = useState(allocations.length);
  const [moved, setMoved] = useState('');
  const {keys, swap, remove} = useKeys(allocations.length);
  const move = (from: number, to: number) => {
    edit(swapAllocations(flag, from, to));
    swap(from, to);
    setMoved(`${allocations[from]!.key} is now number ${to + 1} of ${allocations.length}.`);
  };
  return (
    <>
      <ItemList
        legend="Allocations: the first that matches decides"
        add="Add an allocation"
        onAdd={() => edit(addAllocation(flag))}
      >
        {keys.slice(0, allocations.length).map((key, index) => (
          <Allocation
            key={key}
            handle={handle}
            index={index}
            startsOpen={key >= first || first === 1}
            onMove={(by) => move(index, index + by)}
            onRemove={() => {
              remove(index);
              set(['allocations', index], undefined);
            }}
          />
        ))}
      </ItemList>
      <p role="status" className={controls.note}>
        {moved}
      </p>
    </>
  );
}
