import {useId, type ReactNode} from 'react';
import controls from '../controls/styles.lazy.module.css';
import {useEarlyInput} from '../useEarlyInput.ts';
import type {CodeProblem} from './mountEditor.ts';
import Problems from './Problems.tsx';
import styles from './styles.lazy.module.css';
import {useCodeEditor, type LoadEditor} from './useCodeEditor.ts';

interface Props {
  label: string;
  text: string;
  problems: readonly CodeProblem[];
  /** Id of the element that lists them; left out, they are listed below the code. */
  problemsId?: string;
  /** Height of the text field that stands in for the editor. */
  rows: number;
  onChange: (text: string) => void;
  /** Loads the editor, whose language it knows. */
  load: LoadEditor;
}

/** Code to edit, with its problems: a text field that becomes an editor. */
export default function CodeField(props: Props): ReactNode {
  const {label, text, problems, problemsId, rows, onChange, load} = props;
  const id = useId();
  const listId = problemsId ?? `${id}-problems`;
  const field = useEarlyInput<HTMLTextAreaElement>(text, onChange);
  const {place, isThere} = useCodeEditor({text, label, problems, onChange, field, load});
  return (
    <div className={styles.editor} data-markdown-ignore>
      <label className={controls.label} htmlFor={isThere ? undefined : id}>
        {label}
      </label>
      <div ref={place} className={styles.code} />
      {!isThere && (
        <textarea
          ref={field}
          className={controls.input}
          id={id}
          rows={rows}
          value={text}
          spellCheck={false}
          aria-describedby={problems.length > 0 ? listId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {problemsId === undefined && <Problems id={listId} problems={problems} />}
    </div>
  );
}
