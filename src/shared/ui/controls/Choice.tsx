import type {ReactNode} from 'react';
import {useEarlyInput} from '../useEarlyInput.ts';
import Field, {type FieldTexts} from './Field.tsx';

interface Props<Key extends string> extends FieldTexts {
  value: Key;
  /** Value → name. */
  options: Readonly<Record<Key, string>>;
  onChange: (value: Key) => void;
}

/** A choice among a few named things. */
export default function Choice<Key extends string>(props: Props<Key>): ReactNode {
  const {value, options, onChange, ...texts} = props;
  const choose = (chosen: string) => onChange(chosen as Key);
  const ref = useEarlyInput<HTMLSelectElement>(value, choose);
  return (
    <Field {...texts}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {Object.entries<string>(options).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
