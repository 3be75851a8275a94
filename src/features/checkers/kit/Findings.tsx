import type {ReactNode} from 'react';
import ScrollableTable from '../../../shared/ui/ScrollableTable/index.tsx';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import type {OutcomeTable, Finding} from './types.ts';
import clsx from 'clsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';

function Table({caption, head, rows}: OutcomeTable): ReactNode {
  return (
    <ScrollableTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>
                <TextWithCode text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

export function OutcomeTables({tables}: {tables: readonly OutcomeTable[]}): ReactNode {
  return tables.map((table) => <Table key={table.caption} {...table} />);
}

const NAMES = {error: 'Error', warning: 'Warning'} as const;

interface Props {
  findings: readonly Finding[];
  onLine: (line: number) => void;
}

/** The list of what was found; a line number leads to the line. */
export default function Findings({findings, onLine}: Props): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ol className={styles.findings} aria-label="Findings">
      {findings.map(({severity, message, fix, place, line}) => (
        <li key={`${place}-${line}-${message}`} data-severity={severity}>
          <p>
            <strong>{NAMES[severity]}</strong>
            {line !== undefined && (
              <button
                type="button"
                className={clsx(controls.button, styles.line)}
                onClick={() => onLine(line)}
              >
                Line {line}
              </button>
            )}
            {place && <code>{place}</code>}
          </p>
          <p>
            <TextWithCode text={message} />
          </p>
          {fix && (
            <p>
              <strong>Fix:</strong> <TextWithCode text={fix} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
