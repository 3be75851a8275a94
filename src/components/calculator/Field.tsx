import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FrameProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  className?: string;
  children: ReactNode;
}

function FieldFrame({id, label, hint, error, className, children}: FrameProps): ReactNode {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children}
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

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
}

function describedBy(id: string, {hint, error}: Props): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** A number as text, so that a half-typed one is kept, with an optional unit after it. */
export function NumberField(props: Props & {unit?: string}): ReactNode {
  const id = useId();
  const {label, value, onChange, error, hint, unit} = props;
  return (
    <FieldFrame id={id} label={unit ? `${label} (${unit})` : label} hint={hint} error={error}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

/** Several lines of text. */
export function LinesField(props: Props): ReactNode {
  const id = useId();
  const {label, value, onChange, error, hint} = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={styles.wide}>
      <textarea
        id={id}
        rows={5}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}

/** One of a few named choices: `options` maps each value to its label, which may be long. */
export function ChoiceField(
  props: Props & {options: Record<string, string>; isLong?: boolean},
): ReactNode {
  const id = useId();
  const {label, value, onChange, error, hint, options, isLong} = props;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={clsx(styles.choice, isLong && styles.long)}
    >
      <select
        id={id}
        value={value}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
