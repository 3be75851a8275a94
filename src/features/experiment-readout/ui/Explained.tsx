import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

interface Props {
  /** What is explained, such as `lift of Revenue`. */
  subject: string;
  onExplain: () => void;
}

/**
 * Invisible button over the cell or line it stands in, which explains it when it is pointed at,
 * focused or tapped. What it covers stays text: to search, to copy and to read aloud.
 */
export default function Explained({subject, onExplain}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.explained}
      aria-label={`Explain ${subject}`}
      onClick={onExplain}
      onFocus={onExplain}
      onMouseEnter={onExplain}
    />
  );
}
