import type {ReactNode} from 'react';
import clsx from 'clsx';
import Choice from './Choice.tsx';
import styles from './styles.lazy.module.css';
import TextField from './TextField.tsx';

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

/** A field as its description says. */
export default function LabeledField({spec, value, error, onChange}: Props): ReactNode {
  const {label, hint, rows, options, secret = false} = spec;
  const isLong = Object.values(options ?? {}).some((text) => text.length > LONG);
  const className = clsx(rows !== undefined && styles.lines, isLong && styles.wide);
  const common = {label, hint, error, value, onChange, className};
  return options ? (
    <Choice {...common} options={options} />
  ) : (
    <TextField {...common} rows={rows} type={secret ? 'password' : 'text'} />
  );
}
