import {useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, useState} from 'react';
import styles from './styles.lazy.module.css';
import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {SDK_SLOT} from '../../../../shared/sdkChoice.ts';
import {SUBJECT, VALUE, type ChoicesStart} from '../../start.ts';
import Sentence from '../Sentence.tsx';

interface ChoiceProps {
  legend: string;
  options: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** One of a few words, chosen with a button of its own. */
function Choice({legend, options, chosen, onChoose}: ChoiceProps): ReactNode {
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const keepEarlyChoice = useEffectEvent(() => {
    const inputs = [...(fieldset.current?.querySelectorAll('input') ?? [])];
    const held = inputs.findIndex(({checked}) => checked);
    if (held !== -1 && held !== chosen) onChoose(held);
  });
  // What was chosen before the page came to life.
  useLayoutEffect(() => keepEarlyChoice(), []);
  return (
    <fieldset ref={fieldset} className={styles.choice}>
      <legend className="quiet">{legend}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  /** Computed while building from the names of an example, of subjects and of an attribute. */
  data: ChoicesStart;
}

/** A flag that decides as the reader chooses who asks and from where, called in the reader's language. */
export default function FlagChoice({data}: Props): ReactNode {
  const {flagKey, calls, attribute, subjects, values, outcomes} = data;
  const [sdk] = useStorageSlot(SDK_SLOT);
  const [subject, setSubject] = useState(0);
  const [value, setValue] = useState(0);
  const {returned, sentence, address} = outcomes[subject]![value]!;
  // Node.js and React Native make the call as browsers do.
  const call = (sdk !== null && Object.hasOwn(calls, sdk) && calls[sdk]) || calls.javascript!;
  return (
    <figure
      className={`framed tinted ${styles.figure}`}
      aria-label={`What the flag ${flagKey} returns`}
    >
      <div className={`cluster ${styles.choices}`} data-markdown-ignore="">
        <Choice legend="Who asks" options={subjects} chosen={subject} onChoose={setSubject} />
        <Choice legend={`Their ${attribute}`} options={values} chosen={value} onChoose={setValue} />
      </div>
      <pre className={`framed ${styles.call}`}>
        <code>{call.replace(SUBJECT, subjects[subject]!).replace(VALUE, values[value]!)}</code>
      </pre>
      <div role="status" aria-atomic="true" className={styles.answer}>
        <p>
          returns <strong>{returned}</strong>
        </p>
        <p>
          <Sentence parts={sentence} />
        </p>
      </div>
      <p>
        <Link to={address}>Change its rules in the playground</Link>
      </p>
    </figure>
  );
}
