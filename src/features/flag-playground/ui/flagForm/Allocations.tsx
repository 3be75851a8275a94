import {useState, type ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import {addAllocation, swapAllocations} from '../../form/allocations.ts';
import ItemList from '../ItemList.tsx';
import Allocation from './Allocation.tsx';
import type {FlagHandle} from './flagHandle.ts';
import {useKeys} from './useKeys.ts';

/** The allocations of the flag in their order. */
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
