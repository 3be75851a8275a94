import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

interface Props {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Something that is on or off. */
export default function Checkbox({label, isChecked, onChange}: Props): ReactNode {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({target}) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
