import type {ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import {addSplit, setWeights, type Divided} from '../../form/divide.ts';
import {readWeights, percentOf} from '../../form/readWeights.ts';
import ItemList, {RemoveItem} from '../ItemList.tsx';
import type {FlagHandle} from './flagHandle.ts';
import SplitVariation from './SplitVariation.tsx';
import {useDrafts} from './useDrafts.ts';
import styles from './styles.lazy.module.css';

interface Props {
  handle: FlagHandle;
  divided: Divided;
}

/** The splits of an allocation, each with its share of those who take part. */
export default function Weights({handle, divided}: Props): ReactNode {
  const {flag, edit, set} = handle;
  const {allocation, path, division} = divided;
  const {totalShards} = flag;
  const {lengths, start} = division.weights ?? {lengths: [], start: 0};
  const percents = (shards: readonly number[]) =>
    shards.map((each) => percentOf(each, totalShards));
  const read = (typed: readonly string[]) =>
    readWeights(typed, lengths, totalShards, totalShards - start);
  const {texts, keep, drop} = useDrafts(percents(lengths));
  const {errors} = read(texts);
  const change = (index: number, typed: string) => {
    const next = texts.map((text, at) => (at === index ? typed : text));
    const reading = read(next);
    keep(next, percents(reading.lengths ?? lengths));
    if (reading.lengths) edit(setWeights(divided, reading.lengths));
  };
  const rest = totalShards - lengths.reduce((sum, length) => sum + length, 0);
  return (
    <>
      <ItemList legend="Splits" add="Add a split" onAdd={() => edit(addSplit(divided))}>
        {allocation.splits.map((split, index) => {
          const place = [...path, 'splits', index];
          const name = `split ${index + 1}`;
          return (
            <div key={index} className={styles.pair} role="group" aria-label={`Split ${index + 1}`}>
              <SplitVariation {...{handle, split}} path={place} />
              {texts[index] !== undefined && (
                <TextField
                  label="Weight (%)"
                  inputMode="decimal"
                  value={texts[index]}
                  error={errors[index]}
                  onChange={(typed) => change(index, typed)}
                  onBlur={errors.some(Boolean) ? undefined : drop}
                />
              )}
              <RemoveItem item={name} onRemove={() => set(place, undefined)} />
            </div>
          );
        })}
      </ItemList>
      {lengths.length > 0 && rest > 0 && (
        <p className={controls.note}>
          The weights leave {percentOf(rest, totalShards)}%, who match no split.
        </p>
      )}
    </>
  );
}
