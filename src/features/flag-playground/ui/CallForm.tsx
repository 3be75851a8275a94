import type {ReactNode} from 'react';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import TextField from '../../../shared/ui/controls/TextField.tsx';
import type {AttributeKind, AttributeRow} from '../state/playgroundState.ts';
import type {FieldErrors} from '../state/readFields.ts';
import ItemList, {RemoveItem} from './ItemList.tsx';
import styles from './styles.lazy.module.css';
import {VARIATION_TYPES, type VariationTypeName} from '../../../shared/sdk-calls/call.ts';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import type {Playground} from './usePlayground.ts';

/** What to know about a text that is taken as it is typed, where that cannot be seen. */
export function spaceHint(text: string): string | undefined {
  return text === text.trim() ? undefined : 'Begins or ends with white space, which counts.';
}

const KINDS: Record<AttributeKind, string> = {
  text: 'text',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

interface AttributesProps {
  rows: readonly AttributeRow[];
  errors: FieldErrors;
  onChange: (rows: readonly AttributeRow[]) => void;
}

function Attributes({rows, errors, onChange}: AttributesProps): ReactNode {
  const change = (index: number, patch: Partial<AttributeRow>) =>
    onChange(rows.map((row, position) => (position === index ? {...row, ...patch} : row)));
  const remove = (index: number) => onChange(rows.filter((_, position) => position !== index));
  return (
    <ItemList
      legend="Subject attributes"
      add="Add an attribute"
      onAdd={() => onChange([...rows, {name: '', kind: 'text', value: ''}])}
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

const GETTERS = Object.fromEntries(VARIATION_TYPES.map((type) => [type, type])) as Record<
  VariationTypeName,
  string
>;

type Props = Pick<Playground, 'state' | 'answer' | 'update'>;

export default function CallForm({state, answer, update}: Props): ReactNode {
  const {errors, flagKeys} = answer;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div className={controls.fields}>
        <TextField
          label="Flag key"
          value={state.flagKey}
          options={flagKeys}
          hint={spaceHint(state.flagKey)}
          onChange={(flagKey) => update({flagKey})}
        />
        <TextField
          label="Subject key"
          value={state.subjectKey}
          hint={spaceHint(state.subjectKey)}
          onChange={(subjectKey) => update({subjectKey})}
        />
        <Choice
          label="Getter"
          value={state.variationType}
          options={GETTERS}
          onChange={(variationType) => update({variationType})}
        />
        <TextField
          label="Default in the code"
          value={state.defaultValue}
          error={errors.defaultValue}
          onChange={(defaultValue) => update({defaultValue})}
        />
      </div>
      <Attributes
        rows={state.attributes}
        errors={errors}
        onChange={(attributes) => update({attributes})}
      />
    </form>
  );
}
