import type {ReactNode} from 'react';
import {schema} from './schema.ts';
import styles from './styles.lazy.module.css';

/** The tables and the view of the demo data with their columns and types. */
export default function Schema(): ReactNode {
  return (
    <div className={styles.schema} role="group" aria-label="Tables">
      {Object.entries(schema).map(([table, columns]) => (
        <details key={table}>
          <summary>{table}</summary>
          <ul>
            {Object.entries(columns).map(([name, type]) => (
              <li key={name}>
                <code>{name}</code> <small>{type}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
