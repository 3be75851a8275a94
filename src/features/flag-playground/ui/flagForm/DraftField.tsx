import type {ComponentProps, ReactNode} from 'react';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import {useDrafts} from './useDrafts.ts';

interface Props<Value> extends Omit<ComponentProps<typeof TextField>, 'onChange' | 'onBlur'> {
  /** What a typed text stands for, or what is wrong with it. */
  read: (text: string) => {value: Value} | {error: string};
  /** The text of a value. */
  show: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** A text field for something that not every text stands for; only what can be used is written. */
export default function DraftField<Value>(props: Props<Value>): ReactNode {
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
