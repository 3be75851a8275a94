import type {ReactNode} from 'react';
import Choice from '../../../../shared/ui/controls/Choice.tsx';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import {isList, operatorOf, OPERATORS} from '../../engine/operators.ts';
import type {Path} from '../../engine/problem.ts';
import type {PlainCondition} from '../../engine/schema.ts';
import {textOfValue, valueOfText} from '../../form/conditionValue.ts';
import DraftField from './DraftField.tsx';
import type {FlagHandle} from './flagHandle.ts';

interface Props {
  handle: FlagHandle;
  condition: PlainCondition;
  path: Path;
}

const PRESENCE = {true: 'has no value', false: 'has a value'};
const NAMES = Object.fromEntries(OPERATORS.map((name) => [name, name]));

function Value({handle, condition, path}: Props): ReactNode {
  const operator = operatorOf(condition.operator, false);
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

/** One comparison of an attribute. */
export default function Condition({handle, condition, path}: Props): ReactNode {
  const {operator, attribute, value} = condition;
  const choose = (chosen: string) => {
    const next = valueOfText(textOfValue(value), operatorOf(chosen, false));
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
