import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {downloadFile} from '../../../shared/ui/downloadFile.ts';
import styles from './styles.module.css';

interface Props {
  /** What the sample check did, such as "Ran on node-server-sdk 3.10.2". */
  label: string;
  /** How a reader runs the sample: a command per line. */
  commands: string | undefined;
  /** The sample as the reader sees it, with their own values. */
  code: () => string;
}

/** The line below a sample that says how it was checked, and how to run it oneself. */
export default function Provenance({label, commands, code}: Props): ReactNode {
  if (commands === undefined) {
    return (
      <div className={styles.provenance} data-markdown-ignore="">
        {label}
      </div>
    );
  }
  const file = commands.slice(commands.lastIndexOf(' ') + 1);
  return (
    <details className={styles.provenance} data-markdown-ignore="">
      <summary>{label} · run it yourself</summary>
      <div className={styles.commands}>
        <pre>{commands}</pre>
        <button type="button" className={styles.run} onClick={() => downloadFile(code(), file)}>
          Download {file}
        </button>
        {commands.includes('example-flags') && (
          <Link to="/sdks/running-samples/">Get the example flags</Link>
        )}
      </div>
    </details>
  );
}
