import {useState, type ComponentProps, type ReactNode} from 'react';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';

/**
 * Keeps texts as they are typed, such as a half-typed number, until what is written changes from
 * elsewhere.
 *
 * @param written the texts of what is written in the configuration.
 */
export function useDrafts(written: readonly string[]) {
  const [draft, setDraft] = useState<{texts: readonly string[]; of: string}>();
  const isCurrent = draft?.of === JSON.stringify(written);
  return {
    texts: isCurrent ? draft.texts : written,
    /** Keeps texts, which what is written then comes from. */
    keep: (texts: readonly string[], next: readonly string[]) =>
      setDraft({texts, of: JSON.stringify(next)}),
    /** Shows what is written again. */
    drop: () => setDraft(undefined),
  };
}

interface DraftFieldProps<Value> extends Omit<
  ComponentProps<typeof TextField>,
  'onChange' | 'onBlur'
> {
  /** What a typed text stands for, or what is wrong with it. */
  read: (text: string) => {value: Value} | {error: string};
  show: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** A text field for something that not every text stands for; only what can be used is written. */
export function DraftField<Value>(props: DraftFieldProps<Value>): ReactNode {
  const {value, read, show, onChange, error, ...rest} = props;
  const {texts, keep, drop} = useDrafts([value]);
  const [text = ''] = texts;
  const reading = text === value ? undefined : read(text);
  const ownError = reading && 'error' in reading ? reading.error : undefined;
  const change = (typed: string) => {
    const result = read(typed);
    const isUsable = 'value' in result;
    keep([typed], [isUsable ? show(result.value) : value]);
    if (isUsable) onChange(result.value);
  };
  return (
    <TextField
      {...rest}
      value={text}
      error={ownError ?? error}
      onChange={change}
      onBlur={ownError ? undefined : drop}
    />
  );
}

interface Props {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({label, isChecked, onChange}: Props): ReactNode {
  return (
    <label className={controls.option}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({target}) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
