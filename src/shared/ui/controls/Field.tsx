import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.lazy.module.css';

/** What every field says beside its value. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value. */
  error?: string | undefined;
  className?: string | undefined;
}

/** How a control belongs to its label and messages. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldTexts {
  children: (props: ControlProps) => ReactNode;
}

/** A control with its label, hint and message. */
export default function Field({label, hint, error, className, children}: Props): ReactNode {
  const id = useId();
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
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
