import {useId, type ReactNode} from 'react';
import {useEarlyInput} from '../useEarlyInput.ts';
import type {CodeProblem} from './mountEditor.ts';
import styles from './styles.lazy.module.css';
import {useCodeEditor, type LoadEditor} from './useCodeEditor.ts';

interface Props {
  label: string;
  text: string;
  problems: readonly CodeProblem[];
  /** Height of the text field that stands in for the editor. */
  rows: number;
  onChange: (text: string) => void;
  /** Loads the editor, whose language it knows. */
  load: LoadEditor;
}

/** Code to edit, with its problems: a text field that becomes an editor. */
export default function CodeField({label, text, problems, rows, onChange, load}: Props): ReactNode {
  const id = useId();
  const field = useEarlyInput<HTMLTextAreaElement>(text, onChange);
  const {place, isThere} = useCodeEditor({text, label, problems, onChange, field, load});
  return (
    <div className={styles.editor} data-markdown-ignore>
      <label htmlFor={isThere ? undefined : id}>{label}</label>
      <div ref={place} className={styles.code} />
      {!isThere && (
        <textarea
          ref={field}
          id={id}
          rows={rows}
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
