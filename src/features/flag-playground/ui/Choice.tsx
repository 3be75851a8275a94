import {useId, type ReactNode} from 'react';
import {useEarlyInput} from '../../../shared/ui/useEarlyInput.ts';
import styles from './styles.lazy.module.css';

interface Props<Key extends string> {
  label: string;
  value: Key;
  options: Readonly<Record<Key, string>>;
  onChange: (value: Key) => void;
}

/** A choice among a few named things. */
export default function Choice<Key extends string>(props: Props<Key>): ReactNode {
  const {label, value, options, onChange} = props;
  const id = useId();
  const choose = (chosen: string) => onChange(chosen as Key);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={useEarlyInput<HTMLSelectElement>(value, choose)}
        id={id}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries<string>(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
