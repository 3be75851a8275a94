import type {ReactNode} from 'react';
import TextWithCode from '../../../shared/ui/TextWithCode/index.tsx';
import type {Finding} from './types.ts';
import clsx from 'clsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';

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
          <p className="cluster">
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
