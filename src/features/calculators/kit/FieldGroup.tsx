import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Fields that belong together, such as those of one variation, below their common name. */
export default function FieldGroup({
  legend,
  children,
}: {
  legend: string;
  children: ReactNode;
}): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
