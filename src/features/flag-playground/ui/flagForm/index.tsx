import {useMemo, type ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import type {Problem} from '../../engine/problem.ts';
import {editFlag} from '../../form/edits.ts';
import {openFlag} from '../../form/openFlag.ts';
import Allocations from './Allocations.tsx';
import {Checkbox} from './fields.tsx';
import {flagHandle} from './flagHandle.ts';
import styles from './styles.lazy.module.css';

export interface FlagFormProps {
  text: string;
  flagKey: string;
  problems: readonly Problem[];
  onChange: (text: string) => void;
}

/** A flag as a form; whatever it changes is written into the text of the configuration. */
export default function FlagForm({text, flagKey, problems, onChange}: FlagFormProps): ReactNode {
  const opened = useMemo(() => openFlag(text, flagKey), [text, flagKey]);
  if ('reason' in opened) return <p className={controls.note}>{opened.reason}</p>;
  const {flag} = opened;
  const handle = flagHandle(flag, problems, (edits) => {
    if (edits.length > 0) onChange(editFlag(text, flagKey, edits));
  });
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <Checkbox
        label="The flag is on (enabled)"
        isChecked={flag.enabled}
        onChange={(enabled) => handle.set(['enabled'], enabled)}
      />
      <Allocations handle={handle} />
      <p className={controls.note}>
        Names, values, the schedule and the list of allocations are changed in JSON.
      </p>
    </form>
  );
}
