import type {ReactNode} from 'react';
import clsx from 'clsx';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import TextField from '../../../shared/ui/controls/TextField.tsx';
import type {FieldSpec} from './fields.ts';
import styles from './styles.lazy.module.css';

interface Props {
  field: FieldSpec;
  value: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Labels of choices that need two columns of the form. */
const LONG = 24;

/** A field of a calculator. */
export default function Field({field, ...rest}: Props): ReactNode {
  const {label} = field;
  const props = {...rest, label};
  if ('options' in field) {
    const isLong = Object.values(field.options).some((text) => text.length > LONG);
    const className = clsx(styles.choice, isLong && styles.long);
    return <Choice {...props} options={field.options} className={className} />;
  }
  if ('rows' in field) return <TextField {...props} rows={field.rows} className={styles.wide} />;
  return (
    <TextField
      {...props}
      label={field.unit ? `${label} (${field.unit})` : label}
      inputMode="decimal"
    />
  );
}
