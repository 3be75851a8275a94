import type {ReactNode} from 'react';
import type {Path} from '../../engine/problem.ts';
import type {PlainCondition} from '../../engine/schema.ts';
import ItemList, {RemoveItem} from '../ItemList.tsx';
import parts from '../styles.lazy.module.css';
import Condition from './Condition.tsx';
import type {FlagHandle} from './flagHandle.ts';

interface Props {
  handle: FlagHandle;
  /** Such as "rule 1". */
  name: string;
  conditions: readonly PlainCondition[];
  /** From the flag to the conditions. */
  path: Path;
}

export const NEW_CONDITION = {attribute: '', operator: 'ONE_OF', value: []};

/** The conditions of a rule, a line each. */
export default function Rule({handle, name, conditions, path}: Props): ReactNode {
  return (
    <ItemList
      legend={`Conditions of ${name}: all have to hold`}
      add={`Add a condition to ${name}`}
      onAdd={() => handle.insert([...path, conditions.length], NEW_CONDITION)}
    >
      {conditions.map((condition, index) => {
        const label = `Condition ${index + 1}`;
        const place = [...path, index];
        return (
          <div key={index} className={parts.row} role="group" aria-label={label}>
            <Condition {...{handle, condition}} path={place} />
            <RemoveItem
              item={`${label.toLowerCase()} of ${name}`}
              onRemove={() => handle.set(place, undefined)}
            />
          </div>
        );
      })}
    </ItemList>
  );
}
