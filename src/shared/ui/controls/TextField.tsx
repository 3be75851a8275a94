import type {ChangeEvent, ReactNode} from 'react';
import {useEarlyInput} from '../useEarlyInput.ts';
import Field, {type FieldTexts} from './Field.tsx';

interface Props extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Texts to choose from; others can be typed. */
  options?: readonly string[];
  /** Lines, when there may be more than one. */
  rows?: number | undefined;
  /** A number is typed as text, so that a half-typed one is kept. */
  inputMode?: 'decimal' | undefined;
  /** What a password field holds is not kept by the browser either. */
  type?: 'text' | 'password';
}

/** A text with its label and message. */
export default function TextField(props: Props): ReactNode {
  const {value, onChange, onBlur, options = [], rows, inputMode, type = 'text', ...texts} = props;
  const ref = useEarlyInput<HTMLInputElement & HTMLTextAreaElement>(value, onChange);
  const common = {
    ref,
    value,
    onBlur,
    autoCapitalize: 'off',
    spellCheck: false,
    autoComplete: type === 'password' ? 'new-password' : 'off',
    onChange: (event: ChangeEvent<{value: string}>) => onChange(event.target.value),
  };
  return (
    <Field {...texts}>
      {(control) =>
        rows ? (
          <textarea {...control} {...common} rows={rows} />
        ) : (
          <>
            <input
              {...control}
              {...common}
              {...{type, inputMode}}
              list={options.length > 0 ? `${control.id}-options` : undefined}
            />
            {options.length > 0 && (
              <datalist id={`${control.id}-options`}>
                {options.map((option) => (
                  <option key={option} value={option} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  );
}
