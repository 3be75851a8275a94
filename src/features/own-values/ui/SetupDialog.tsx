import {useState, type ReactNode, type FormEvent} from 'react';
import {clsx} from 'clsx';
import LiveRegion from '../../../shared/ui/LiveRegion/index.tsx';
import TextField from '../../../shared/ui/controls/TextField.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import box from '../../../shared/ui/dialog/styles.lazy.module.css';
import {showDialog} from '../../../shared/ui/dialog/showDialog.tsx';
import {useModalDialog} from '../../../shared/ui/dialog/useModalDialog.ts';
import {showToast} from '../../../shared/ui/toast/showToast.ts';
import {ownValuesSlot} from '../slot.ts';
import {
  changeValues,
  LABELS,
  OWN_VALUES,
  problemOf,
  readValues,
  type OwnValues,
} from '../values.ts';
import {showOwnValues} from './samples.ts';
import styles from './styles.lazy.module.css';

/** The reader's own values for the samples, as a modal dialog. */
function SetupDialog({onClose}: {onClose: () => void}): ReactNode {
  const {dialog, title, close} = useModalDialog();
  const [kept] = useState(() => readValues(ownValuesSlot.get()));
  const [changed, setChanged] = useState<Partial<OwnValues>>({});
  const [refused, setRefused] = useState<typeof changed>();
  const [lost, setLost] = useState<typeof changed>();
  const values = {...kept, ...changed};

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) {
      wrong.focus();
      setRefused(changed);
      return;
    }
    if (Object.keys(changed).length > 0) {
      // Only what was changed here: another tab may have changed the rest meanwhile.
      const next = changeValues(ownValuesSlot.get(), changed);
      ownValuesSlot.set(next);
      if ((ownValuesSlot.get() ?? '') !== next) {
        // What was typed stays, to be copied.
        setLost(changed);
        return;
      }
      showOwnValues();
      showToast('Samples show your names.');
    }
    close();
  };

  const clear = () => {
    ownValuesSlot.del();
    showOwnValues();
    close();
  };

  return (
    <dialog {...dialog} className={clsx(box.dialog, styles.dialog)} onClose={onClose}>
      <form onSubmit={save}>
        <h2 {...title} className={controls.title}>
          Your own values
        </h2>
        <p>
          Samples show your names in place of the first flag, environment and subject of a page. All
          of it stays in this browser; SDK keys are never asked for.
        </p>
        {OWN_VALUES.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            value={values[name]}
            error={problemOf(values[name])}
            onChange={(value) => setChanged({...changed, [name]: value})}
          />
        ))}
        {/* Pressed in the field itself, Enter moves no focus that would be heard. */}
        <LiveRegion>{refused === changed && 'A value above needs correcting.'}</LiveRegion>
        <p role="alert" className={controls.note}>
          {lost === changed && 'Your browser did not keep your names.'}
        </p>
        <div className={controls.actions}>
          <button type="submit" className={clsx(controls.button, controls.primary)}>
            Use these
          </button>
          <button type="button" className={controls.button} onClick={clear}>
            Clear all
          </button>
        </div>
        {/* The last to be met, so that the focus begins at the first field. */}
        <button
          type="button"
          className={clsx('clean-btn close', styles.close)}
          aria-label="Close"
          onClick={close}
        >
          ×
        </button>
      </form>
    </dialog>
  );
}

export const showSetup = (): void => showDialog(SetupDialog);
