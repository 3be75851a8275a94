import type {ReactNode} from 'react';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import TextField from '../../../shared/ui/controls/TextField.tsx';
import type {AttributeKind, AttributeRow} from '../state/playgroundState.ts';
import type {FieldErrors} from '../state/readFields.ts';
import ItemList, {RemoveItem} from './ItemList.tsx';
import {spaceHint} from './spaceHint.ts';
import styles from './styles.lazy.module.css';

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
  const remove = (index: number) =>
    onChange(
      rows.filter((_, position) => position !== index),
      'attributes',
    );
  return (
    <ItemList
      legend="Subject attributes"
      add="Add an attribute"
      onAdd={() => onChange([...rows, {name: '', kind: 'text', value: ''}], 'attributes')}
    >
      {rows.map((row, index) => (
        <div key={index} className={styles.row} role="group" aria-label={`Attribute ${index + 1}`}>
          <TextField
            label="Name"
            value={row.name}
            hint={spaceHint(row.name)}
            onChange={(name) => change(index, {name})}
          />
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
              hint={row.kind === 'text' ? spaceHint(row.value) : undefined}
              error={errors[`attribute-${index}`]}
              onChange={(value) => change(index, {value})}
            />
          )}
          <RemoveItem item={`attribute ${row.name || index + 1}`} onRemove={() => remove(index)} />
        </div>
      ))}
    </ItemList>
  );
}
