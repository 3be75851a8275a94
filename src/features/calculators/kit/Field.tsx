import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useEarlyInput} from './useEarlyInput.ts';

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
  const field = useEarlyInput<HTMLInputElement>(value, onChange);
  return (
    <FieldFrame id={id} label={unit ? `${label} (${unit})` : label} hint={hint} error={error}>
      <input
        ref={field}
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
  const field = useEarlyInput<HTMLTextAreaElement>(value, onChange);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={styles.wide}>
      <textarea
        ref={field}
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
  const field = useEarlyInput<HTMLSelectElement>(value, onChange);
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      className={clsx(styles.choice, isLong && styles.long)}
    >
      <select
        ref={field}
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
