import {useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.lazy.module.css';

interface Props {
  legend: string;
  options: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** One of a few words, chosen with a button of its own. */
export default function Choice({legend, options, chosen, onChoose}: Props): ReactNode {
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
      <legend>{legend}</legend>
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
