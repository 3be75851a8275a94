import {useId, type ChangeEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useEarlyInput} from '../useEarlyInput.ts';
import styles from './styles.lazy.module.css';

/** One field of a form: a line of text, several lines, or a choice. */
export interface LabeledFieldSpec {
  label: string;
  hint?: string;
  /** Makes it a field of several lines. */
  rows?: number;
  /** Makes it a choice: value → label. */
  options?: Readonly<Record<string, string>>;
  /** Dots instead of letters, and nothing for a password manager to keep. */
  secret?: boolean;
}

interface Props {
  spec: LabeledFieldSpec;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Labels of choices that need the whole width. */
const LONG = 24;

/** A field with its label, hint and message. */
export default function LabeledField({spec, value, error, onChange}: Props): ReactNode {
  const id = useId();
  const {label, hint, rows, options, secret} = spec;
  const isWide =
    rows !== undefined || Object.values(options ?? {}).some((text) => text.length > LONG);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const props = {
    ref: useEarlyInput<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(value, onChange),
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: (event: ChangeEvent<{value: string}>) => onChange(event.target.value),
  };
  const typed = {spellCheck: false, autoCapitalize: 'off', autoComplete: 'off'};
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select {...props}>
          {Object.entries(options).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : rows === undefined ? (
        <input
          {...props}
          {...typed}
          type={secret ? 'password' : 'text'}
          autoComplete={secret ? 'new-password' : 'off'}
        />
      ) : (
        <textarea {...props} {...typed} rows={rows} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
