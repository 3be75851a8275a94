import {useId, type ReactNode} from 'react';
import {useEarlyInput} from '../../../shared/ui/useEarlyInput.ts';
import styles from './styles.lazy.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Texts to choose from; others can be typed. */
  options?: readonly string[];
}

/** A line of text with its label and message. */
export default function TextField({label, value, onChange, error, options = []}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={useEarlyInput<HTMLInputElement>(value, onChange)}
        id={id}
        value={value}
        list={options.length > 0 ? `${id}-options` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {options.length > 0 && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
