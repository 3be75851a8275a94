import type {ReactNode} from 'react';
import clsx from 'clsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';

interface Props {
  isRunning: boolean;
  /** Says that the same simulation can be made once more; not for those that are made once. */
  canRun: boolean;
  /** Name of the button for the next seed. */
  againLabel: string;
  run: () => void;
  stop: () => void;
  again: () => void;
}

/** The buttons of a simulator. Run and Stop are one button, so that the focus stays. */
export default function Controls(props: Props): ReactNode {
  const {isRunning, canRun, againLabel, run, stop, again} = props;
  const primary = clsx(controls.button, controls.primary);
  return (
    <div className={controls.actions}>
      {canRun && (
        <button type="button" className={primary} onClick={isRunning ? stop : run}>
          {isRunning ? 'Stop' : 'Run'}
        </button>
      )}
      <button type="button" className={canRun ? controls.button : primary} onClick={again}>
        {againLabel}
      </button>
    </div>
  );
}
