import type {ReactNode} from 'react';
import type {Path} from '../../engine/problem.ts';
import type {PlainAllocation} from '../../engine/schema.ts';
import ItemList, {RemoveItem} from '../ItemList.tsx';
import type {FlagHandle} from './flagHandle.ts';
import Rule, {NEW_CONDITION} from './Rule.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  handle: FlagHandle;
  allocation: PlainAllocation;
  /** From the flag to the allocation. */
  path: Path;
}

/** The rules of an allocation: one of them has to hold, with all its conditions. */
export default function Rules({handle, allocation, path}: Props): ReactNode {
  const {insert, set} = handle;
  const rules = allocation.rules ?? [];
  const place = [...path, 'rules'];
  const addRule = () => {
    const rule = {conditions: [NEW_CONDITION]};
    if (rules.length > 0) insert([...place, rules.length], rule);
    else set(place, [rule]);
  };
  return (
    <ItemList
      legend={rules.length > 0 ? 'Rules: one has to hold' : 'Rules: none, so everybody matches'}
      add="Add a rule"
      onAdd={addRule}
    >
      {rules.map(({conditions}, index) => {
        const rule = [...place, index];
        const name = `rule ${index + 1}`;
        return (
          <div key={index} className={styles.rule}>
            <Rule {...{handle, name, conditions}} path={[...rule, 'conditions']} />
            <RemoveItem item={name} onRemove={() => set(rule, undefined)} />
          </div>
        );
      })}
    </ItemList>
  );
}
