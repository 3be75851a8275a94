import {useId, type ChangeEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {FieldSpec} from './fields.ts';
import styles from './styles.module.css';
import {useEarlyInput} from '../../../shared/ui/useEarlyInput.ts';

interface Props {
  field: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Labels of choices that need two columns of the form. */
const LONG = 24;

/** A field with its label, hint and message. A number is text, so that a half-typed one is kept. */
export default function Field({field, value, error, onChange}: Props): ReactNode {
  const id = useId();
  const {label, hint} = field;
  const isChoice = 'options' in field;
  const isLong = isChoice && Object.values(field.options).some((text) => text.length > LONG);
  const props = {
    ref: useEarlyInput<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(value, onChange),
    id,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    onChange: (event: ChangeEvent<{value: string}>) => onChange(event.target.value),
  };
  return (
    <div
      className={clsx(
        styles.field,
        isChoice && styles.choice,
        isLong && styles.long,
        'rows' in field && styles.wide,
      )}
    >
      <label htmlFor={id}>{'unit' in field ? `${label} (${field.unit})` : label}</label>
      {isChoice ? (
        <select {...props}>
          {Object.entries(field.options).map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : 'rows' in field ? (
        <textarea {...props} rows={field.rows} />
      ) : (
        <input {...props} type="text" inputMode="decimal" autoComplete="off" />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.note}>
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
