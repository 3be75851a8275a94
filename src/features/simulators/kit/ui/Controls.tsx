import type {ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import kit from '../../../calculators/kit/styles.lazy.module.css';

interface Props {
  isRunning: boolean;
  /** Says that the same simulation can be made once more; not for those that are made once. */
  canRun: boolean;
  /** Name of the button for the next seed. */
  againLabel: string;
  run: () => void;
  stop: () => void;
  again: () => void;
  reset: () => void;
}

/** The buttons of a simulator. Run and Stop are one button, so that the focus stays. */
export default function Controls(props: Props): ReactNode {
  const {isRunning, canRun, againLabel, run, stop, again, reset} = props;
  const buttons: [string, () => void][] = [
    ...(canRun
      ? [
          isRunning
            ? (['Stop', stop] as [string, () => void])
            : (['Run', run] as [string, () => void]),
        ]
      : []),
    [againLabel, again],
    ['Reset to the example', reset],
  ];
  return (
    <div className={kit.actions}>
      {buttons.map(([label, press], index) => (
        <button key={index} type="button" className={controls.button} onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}
