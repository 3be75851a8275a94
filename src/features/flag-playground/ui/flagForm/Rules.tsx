import type {ReactNode} from 'react';
import Choice from '../../../../shared/ui/controls/Choice.tsx';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import {isList, OPERATORS, plainOperator} from '../../engine/operators.ts';
import type {Path} from '../../engine/problem.ts';
import type {PlainCondition} from '../../engine/schema.ts';
import {textOfValue, valueOfText} from '../../form/values.ts';
import {DraftField} from './fields.tsx';
import type {AllocationProps, FlagHandle} from './flagHandle.ts';
import ItemList, {RemoveItem} from '../ItemList.tsx';
import parts from '../styles.lazy.module.css';
import styles from './styles.lazy.module.css';

interface ConditionProps {
  handle: FlagHandle;
  condition: PlainCondition;
  path: Path;
}

const PRESENCE = {true: 'has no value', false: 'has a value'};
const NAMES = Object.fromEntries(OPERATORS.map((name) => [name, name]));

function Value({handle, condition, path}: ConditionProps): ReactNode {
  const operator = plainOperator(condition.operator);
  const place = [...path, 'value'];
  const error = handle.errorAt(place);
  if (operator === 'IS_NULL') {
    return (
      <Choice
        label="Value"
        value={condition.value === true ? 'true' : 'false'}
        options={PRESENCE}
        error={error}
        onChange={(chosen) => handle.set(place, chosen === 'true')}
      />
    );
  }
  const text = textOfValue(condition.value);
  const list = {label: 'Values, one per line', rows: Math.min(6, text.split('\n').length + 1)};
  return (
    <DraftField
      {...(isList(operator) ? list : {label: 'Value'})}
      value={text}
      error={error}
      read={(typed) => ({value: valueOfText(typed, operator)})}
      show={textOfValue}
      onChange={(value) => handle.set(place, value)}
    />
  );
}

function Condition({handle, condition, path}: ConditionProps): ReactNode {
  const {operator, attribute, value} = condition;
  const choose = (chosen: string) => {
    const next = valueOfText(textOfValue(value), plainOperator(chosen));
    handle.edit([
      {path: [...path, 'operator'], value: chosen},
      {path: [...path, 'value'], value: next},
    ]);
  };
  return (
    <>
      <TextField
        label="Attribute"
        value={attribute}
        onChange={(name) => handle.set([...path, 'attribute'], name)}
      />
      <Choice
        label="Operator"
        value={operator}
        options={{...NAMES, [operator]: operator}}
        error={handle.errorAt([...path, 'operator'])}
        onChange={choose}
      />
      <Value {...{handle, condition, path}} />
    </>
  );
}

interface RuleProps {
  handle: FlagHandle;
  name: string;
  conditions: readonly PlainCondition[];
  /** From the flag to the conditions. */
  path: Path;
}

const NEW_CONDITION = {attribute: '', operator: 'ONE_OF', value: []};

function Rule({handle, name, conditions, path}: RuleProps): ReactNode {
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

/** The rules of an allocation: one of them has to hold, with all its conditions. */
export default function Rules({handle, allocation, path}: AllocationProps): ReactNode {
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
