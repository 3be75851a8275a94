import type {ReactNode} from 'react';
import Choice from '../../../../shared/ui/controls/Choice.tsx';
import type {Path} from '../../engine/problem.ts';
import type {PlainSplit} from '../../engine/schema.ts';
import type {FlagHandle} from './flagHandle.ts';

interface Props {
  handle: FlagHandle;
  split: PlainSplit;
  /** From the flag to the split. */
  path: Path;
}

export default function SplitVariation({handle, split, path}: Props): ReactNode {
  const {variationKey} = split;
  const keys = [...Object.keys(handle.flag.variations), variationKey];
  const place = [...path, 'variationKey'];
  return (
    <Choice
      label="Variation"
      value={variationKey}
      options={Object.fromEntries(keys.map((key) => [key, key]))}
      error={handle.errorAt(place)}
      onChange={(chosen) => handle.set(place, chosen)}
    />
  );
}
