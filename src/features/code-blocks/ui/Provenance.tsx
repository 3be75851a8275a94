import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** What the sample check did, such as "Ran on node-server-sdk 3.10.2". */
  label: string;
  /** How a reader runs the sample: a command per line. */
  commands: string | undefined;
}

/** The line below a sample that says how it was checked, and how to run it oneself. */
export default function Provenance({label, commands}: Props): ReactNode {
  if (commands === undefined) {
    return (
      <div className={styles.provenance} data-markdown-ignore="">
        {label}
      </div>
    );
  }
  return (
    <details className={styles.provenance} data-markdown-ignore="">
      <summary>{label} · run it yourself</summary>
      <div className={styles.commands}>
        <pre>{commands}</pre>
        {commands.includes('example-flags') && (
          <Link to="/sdks/running-samples/">Get the example flags</Link>
        )}
      </div>
    </details>
  );
}
