import {useId, type ReactNode} from 'react';
import type {Problem} from '../../engine/problem.ts';
import {useEarlyInput} from '../../../../shared/ui/useEarlyInput.ts';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import styles from '../styles.lazy.module.css';
import {useCodeEditor} from './useCodeEditor.ts';

const LABEL = 'Configuration (UFC JSON)';

interface Props {
  text: string;
  problems: readonly Problem[];
  onChange: (text: string) => void;
}

/** The text of the configuration with its problems: a text field that becomes an editor. */
export default function ConfigurationEditor({text, problems, onChange}: Props): ReactNode {
  const id = useId();
  const field = useEarlyInput<HTMLTextAreaElement>(text, onChange);
  const {place, isThere} = useCodeEditor({text, label: LABEL, problems, onChange, field});
  return (
    <div className={styles.editor} data-markdown-ignore>
      <label htmlFor={isThere ? undefined : id}>{LABEL}</label>
      <div ref={place} className={styles.code} />
      {!isThere && (
        <textarea
          ref={field}
          id={id}
          rows={24}
          value={text}
          spellCheck={false}
          aria-describedby={problems.length > 0 ? `${id}-problems` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <ul id={`${id}-problems`} className={styles.problems} aria-label="Problems">
        {problems.map(({line, message, severity}) => (
          <li key={`${line}-${message}`} data-severity={severity}>
            <strong>Line {line}:</strong> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
