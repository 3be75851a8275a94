import type {ReactNode} from 'react';
import type {Path} from '../../engine/problem.ts';
import type {PlainAllocation} from '../../engine/schema.ts';
import ItemList, {RemoveItem} from '../ItemList.tsx';
import parts from '../styles.lazy.module.css';
import Condition from './Condition.tsx';
import type {FlagHandle} from './flagHandle.ts';
import styles from './styles.lazy.module.css';

interface Props {
  handle: FlagHandle;
  allocation: PlainAllocation;
  /** From the flag to the allocation. */
  path: Path;
}

const NEW_CONDITION = {attribute: '', operator: 'ONE_OF', value: []};

/** The rules of an allocation: one of them has to hold, with all its conditions. */
export default function Rules({handle, allocation, path}: Props): ReactNode {
  const {edit, set} = handle;
  const rules = allocation.rules ?? [];
  const place = [...path, 'rules'];
  const addRule = () => set(place, [...rules, {conditions: [NEW_CONDITION]}]);
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
          <div key={index} className={styles.rule} role="group" aria-label={`Rule ${index + 1}`}>
            <RemoveItem item={name} onRemove={() => set(rule, undefined)} />
            <ItemList
              legend={`Conditions of ${name}: all have to hold`}
              add={`Add a condition to ${name}`}
              onAdd={() =>
                edit([
                  {
                    path: [...rule, 'conditions', conditions.length],
                    value: NEW_CONDITION,
                    isInsertion: true,
                  },
                ])
              }
            >
              {conditions.map((condition, at) => {
                const label = `Condition ${at + 1}`;
                const where = [...rule, 'conditions', at];
                return (
                  <div key={at} className={parts.row} role="group" aria-label={label}>
                    <Condition {...{handle, condition}} path={where} />
                    <RemoveItem
                      item={`${label.toLowerCase()} of ${name}`}
                      onRemove={() => set(where, undefined)}
                    />
                  </div>
                );
              })}
            </ItemList>
          </div>
        );
      })}
    </ItemList>
  );
}
