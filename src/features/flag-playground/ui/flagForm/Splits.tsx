import type {ReactNode} from 'react';
import Choice from '../../../../shared/ui/controls/Choice.tsx';
import type {AllocationProps, FlagHandle} from './flagHandle.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import {setWeights, type Divided, readDivision, setExposure} from '../../form/divide.ts';
import {readWeights, percentOf, shardsOf} from '../../form/values.ts';
import parts from '../styles.lazy.module.css';
import {useDrafts, DraftField} from './fields.tsx';
import styles from './styles.lazy.module.css';
import {groupDigits} from '../../../../shared/format.ts';

/** The splits of an allocation, each with its share of those who take part. */
function Weights({handle, divided}: {handle: FlagHandle; divided: Divided}): ReactNode {
  const {flag, edit, set, errorAt} = handle;
  const {allocation, path, division} = divided;
  const {totalShards, variations} = flag;
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
      <fieldset className={parts.items}>
        <legend className={controls.label}>Splits</legend>
        {allocation.splits.map(({variationKey}, index) => {
          const place = [...path, 'splits', index];
          const keys = [...Object.keys(variations), variationKey];
          return (
            <div key={index} className={styles.pair} role="group" aria-label={`Split ${index + 1}`}>
              <Choice
                label="Variation"
                value={variationKey}
                options={Object.fromEntries(keys.map((key) => [key, key]))}
                error={errorAt([...place, 'variationKey'])}
                onChange={(chosen) => set([...place, 'variationKey'], chosen)}
              />
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
            </div>
          );
        })}
      </fieldset>
      {lengths.length > 0 && rest > 0 && (
        <p className={controls.note}>
          The weights leave {percentOf(rest, totalShards)}%, who match no split.
        </p>
      )}
    </>
  );
}

/** Who of an allocation takes part, and who of those gets which variation. */
export default function Splits({handle, allocation, path}: AllocationProps): ReactNode {
  const {flag, edit} = handle;
  const {totalShards} = flag;
  if (allocation.splits.length === 0) return null;
  const division = readDivision(allocation, totalShards);
  if (!division) {
    return (
      <p className={controls.note}>
        The splits of this allocation use salts or ranges that percents cannot say. They stay as
        they are; edit them in JSON.
      </p>
    );
  }
  const divided = {flag, allocation, path, division};
  const {start, length} = division.exposure ?? {start: 0, length: totalShards};
  const show = (shards: number) => percentOf(shards, totalShards);
  const most = totalShards - start;
  const read = (typed: string) => {
    const shards = shardsOf(typed, totalShards);
    return shards !== undefined && shards <= most
      ? {value: shards}
      : {error: `Write a percentage from 0 to ${show(most)}, not “${typed}”.`};
  };
  return (
    <>
      <DraftField
        label="Traffic (%)"
        inputMode="decimal"
        className={styles.percent}
        value={show(length)}
        hint={start > 0 ? `The range begins at shard ${groupDigits(start)}.` : undefined}
        {...{read, show}}
        onChange={(shards) => edit(setExposure(divided, shards))}
      />
      <Weights {...{handle, divided}} />
    </>
  );
}
