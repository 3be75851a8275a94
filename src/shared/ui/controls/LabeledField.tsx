import type {ReactNode} from 'react';
import clsx from 'clsx';
import Choice from './Choice.tsx';
import styles from './styles.lazy.module.css';
import TextField from './TextField.tsx';

/** One field of a form: a line of text, several lines, or a choice. */
export interface LabeledFieldSpec {
  label: string;
  /** What a number counts, said behind the label. */
  unit?: string;
  hint?: string | undefined;
  /** A number is typed. */
  inputMode?: 'decimal';
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

/** Choices and hints longer than this need the whole width. */
const LONG_CHOICE = 14;
const LONG_HINT = 60;

/** A field as its description says. */
export default function LabeledField({spec, value, error, onChange}: Props): ReactNode {
  const {unit, hint, inputMode, rows, options, secret = false} = spec;
  const label = unit ? `${spec.label} (${unit})` : spec.label;
  const isLong =
    (hint?.length ?? 0) > LONG_HINT ||
    Object.values(options ?? {}).some((text) => text.length > LONG_CHOICE);
  const className = clsx(
    rows !== undefined && styles.lines,
    options && styles.choice,
    isLong && styles.wide,
  );
  const common = {label, hint, error, value, onChange, className};
  return options ? (
    <Choice {...common} options={options} />
  ) : (
    <TextField {...common} {...{rows, inputMode}} type={secret ? 'password' : 'text'} />
  );
}
