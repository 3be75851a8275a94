import type {ReactNode} from 'react';
import {groups} from 'd3-array';
import LabeledField from '../../../shared/ui/controls/LabeledField.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import {shownFields, type Fields} from './fields.ts';
import {hintOf} from './calculatorState.ts';
import type {Calculator} from './useCalculator.ts';

interface Props {
  fields: Fields;
  calculator: Pick<Calculator<unknown>, 'raw' | 'errors' | 'change'>;
}

/** The fields that what is typed calls for; those of a group below its name. */
export default function Form({fields, calculator: {raw, errors, change}}: Props): ReactNode {
  const shown = groups(shownFields(fields, raw), ([name, {group}]) => group ?? name);
  return (
    <form className={controls.fields} onSubmit={(event) => event.preventDefault()}>
      {shown.map(([key, members]) => {
        const inputs = members.map(([name, field, value]) => (
          <LabeledField
            key={name}
            spec={{...field, hint: hintOf(field, fields, raw), inputMode: 'decimal'}}
            {...{value, error: errors[name]}}
            onChange={(text) => change({[name]: text})}
          />
        ));
        return members[0]?.[1].group ? (
          <fieldset key={key}>
            <legend>{key}</legend>
            <div className={controls.fields}>{inputs}</div>
          </fieldset>
        ) : (
          inputs
        );
      })}
    </form>
  );
}
