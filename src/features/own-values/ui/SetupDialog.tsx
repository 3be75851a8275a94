import {useState, type ReactNode, type FormEvent} from 'react';
import {clsx} from 'clsx';
import languages from '@generated/own-values/default/languages.json';
import Announcement from '../../../shared/ui/Announcement/index.tsx';
import Choice from '../../../shared/ui/controls/Choice.tsx';
import TextField from '../../../shared/ui/controls/TextField.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import box from '../../../shared/ui/dialog/styles.lazy.module.css';
import {useModalDialog} from '../../../shared/ui/dialog/useModalDialog.ts';
import {ownValuesSlot} from '../slot.ts';
import {OWN_VALUES, problemOf, readValues, writeValues} from '../values.ts';
import {chooseLanguage, chosenLanguage} from './chooseLanguage.ts';
import {LABELS} from './labels.ts';
// Shows what is kept from now on.
import './samples.ts';
import styles from './styles.lazy.module.css';

const slot = ownValuesSlot();

/** What the reader works with, as a modal dialog: the SDK, and values for the samples. */
export default function SetupDialog({onClose}: {onClose: () => void}): ReactNode {
  const {dialog, title, close} = useModalDialog();
  const [language, setLanguage] = useState(chosenLanguage);
  const [values, setValues] = useState(() => readValues(slot.get()));
  const [refused, setRefused] = useState<typeof values>();

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) {
      wrong.focus();
      setRefused(values);
      return;
    }
    slot.set(writeValues(values));
    chooseLanguage(language);
    close();
  };

  const clear = () => {
    slot.del();
    chooseLanguage('');
    close();
  };

  return (
    <dialog {...dialog} className={clsx(box.dialog, styles.dialog)} onClose={onClose}>
      <form onSubmit={save}>
        <h2 {...title} className={controls.title}>
          Your setup
        </h2>
        <p>
          Tabs open in this SDK, and samples show your names in place of the first flag, environment
          and subject of a page. All of it stays in this browser; SDK keys are never asked for.
        </p>
        <Choice
          label="SDK"
          value={language}
          options={{'': 'Not chosen', ...languages}}
          onChange={setLanguage}
        />
        {OWN_VALUES.map((name) => (
          <TextField
            key={name}
            label={LABELS[name]}
            value={values[name]}
            error={problemOf(values[name])}
            onChange={(value) => setValues({...values, [name]: value})}
          />
        ))}
        {/* Pressed in the field itself, Enter moves no focus that would be heard. */}
        <Announcement>{refused === values && 'A value above needs correcting.'}</Announcement>
        <div className={controls.actions}>
          <button type="submit" className={clsx(controls.button, styles.primary)}>
            Use these
          </button>
          <button type="button" className={controls.button} onClick={clear}>
            Clear all
          </button>
          <button type="button" className={controls.button} onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
