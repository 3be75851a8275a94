import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A path through menus, such as Flags → Environments. */
export default function UiPath({children}: {children: ReactNode}): ReactNode {
  return <strong className={styles.path}>{children}</strong>;
}
