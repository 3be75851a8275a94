import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {AttributeKind, AttributeRow} from '../state/playgroundState.ts';
import type {FieldErrors} from '../state/readFields.ts';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import TextField from '../../../shared/ui/controls/TextField.tsx';

const KINDS: Record<AttributeKind, string> = {
  text: 'text',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

interface Props {
  rows: readonly AttributeRow[];
  errors: FieldErrors;
  onChange: (rows: readonly AttributeRow[], about: string) => void;
}

/** The attributes of the subject, a line each. */
export default function Attributes({rows, errors, onChange}: Props): ReactNode {
  const change = (index: number, patch: Partial<AttributeRow>) =>
    onChange(
      rows.map((row, position) => (position === index ? {...row, ...patch} : row)),
      `attribute-${index}-${Object.keys(patch).join()}`,
    );
  return (
    <fieldset className={styles.attributes}>
      <legend className={controls.label}>Subject attributes</legend>
      {rows.map((row, index) => (
        <div key={index} className={styles.row} role="group" aria-label={`Attribute ${index + 1}`}>
          <TextField label="Name" value={row.name} onChange={(name) => change(index, {name})} />
          <Choice
            label="Type"
            value={row.kind}
            options={KINDS}
            onChange={(kind) => change(index, {kind})}
          />
          {row.kind !== 'null' && (
            <TextField
              label="Value"
              value={row.value}
              error={errors[`attribute-${index}`]}
              onChange={(value) => change(index, {value})}
            />
          )}
          <button
            type="button"
            className={clsx(controls.button, styles.remove)}
            aria-label={`Remove attribute ${row.name || index + 1}`}
            onClick={() =>
              onChange(
                rows.filter((_, position) => position !== index),
                'attributes',
              )
            }
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        className={controls.button}
        onClick={() => onChange([...rows, {name: '', kind: 'text', value: ''}], 'attributes')}
      >
        Add an attribute
      </button>
    </fieldset>
  );
}
