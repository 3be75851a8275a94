import type {ReactNode} from 'react';
import Choice from '../../../../shared/ui/controls/Choice.tsx';
import {textOfValue} from '../../form/values.ts';
import {addVariation, readVariationValue, renameVariation} from '../../form/edits.ts';
import ItemList, {RemoveItem} from '../ItemList.tsx';
import {DraftField} from './fields.tsx';
import type {FlagHandle} from './flagHandle.ts';
import styles from './styles.lazy.module.css';

interface Props {
  handle: FlagHandle;
}

const BOOLEANS = {true: 'true', false: 'false'};

function Value({handle, variation}: Props & {variation: string}): ReactNode {
  const {flag, set, errorAt} = handle;
  const {value} = flag.variations[variation]!;
  const path = ['variations', variation, 'value'];
  const text = textOfValue(value);
  const common = {label: 'Value', error: errorAt(path.slice(0, 2))};
  return flag.variationType === 'BOOLEAN' ? (
    <Choice
      {...common}
      value={text}
      options={{...BOOLEANS, [text]: text}}
      onChange={(chosen) => set(path, chosen === 'true')}
    />
  ) : (
    <DraftField
      {...common}
      value={text}
      {...(flag.variationType === 'JSON' ? {rows: 3} : {})}
      read={(typed) => readVariationValue(typed, flag.variationType)}
      show={textOfValue}
      onChange={(next) => set(path, next)}
    />
  );
}

export default function Variations({handle}: Props): ReactNode {
  const {flag, edit, set} = handle;
  const keys = Object.keys(flag.variations);
  const readKey =
    (own: string) =>
    (typed: string): {value: string} | {error: string} => {
      if (typed === '') return {error: 'Write a key.'};
      return typed !== own && keys.includes(typed)
        ? {error: 'Another variation has this key.'}
        : {value: typed};
    };
  return (
    <ItemList legend="Variations" add="Add a variation" onAdd={() => edit(addVariation(flag))}>
      {keys.map((key, index) => (
        <div key={index} className={styles.pair} role="group" aria-label={`Variation ${key}`}>
          <DraftField
            label="Key"
            value={key}
            read={readKey(key)}
            show={(next) => next}
            onChange={(next) => edit(renameVariation(flag, key, next))}
          />
          <Value handle={handle} variation={key} />
          <RemoveItem
            item={`variation ${key}`}
            onRemove={() => set(['variations', key], undefined)}
          />
        </div>
      ))}
    </ItemList>
  );
}
