import type {ReactNode} from 'react';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import type {Path} from '../../engine/problem.ts';
import type {PlainAllocation} from '../../engine/schema.ts';
import {dateOf, minuteOf} from '../../form/minutes.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import type {FlagHandle} from './flagHandle.ts';

interface Props {
  handle: FlagHandle;
  allocation: PlainAllocation;
  path: Path;
}

const FIELDS = {startAt: 'Start (UTC)', endAt: 'End (UTC)'} as const;

/** From when until when an allocation counts. */
export default function Schedule({handle, allocation, path}: Props): ReactNode {
  return (
    <div className={controls.fields}>
      {(['startAt', 'endAt'] as const).map((field) => {
        const text = allocation[field] ?? '';
        const minute = minuteOf(text);
        const place = [...path, field];
        return (
          <TextField
            key={field}
            label={FIELDS[field]}
            type={minute === undefined ? 'text' : 'datetime-local'}
            value={minute ?? text}
            error={handle.errorAt(place)}
            onChange={(typed) => handle.set(place, dateOf(typed))}
          />
        );
      })}
    </div>
  );
}
