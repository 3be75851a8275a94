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
  /** Id of the element that lists them. */
  problemsId: string;
  onChange: (text: string) => void;
}

/** The text of the configuration: a text field that becomes an editor. */
export default function ConfigurationEditor(props: Props): ReactNode {
  const {text, problems, problemsId, onChange} = props;
  const id = useId();
  const field = useEarlyInput<HTMLTextAreaElement>(text, onChange);
  const {place, isThere} = useCodeEditor({text, label: LABEL, problems, onChange, field});
  return (
    <div className={styles.editor}>
      <label className={controls.label} htmlFor={isThere ? undefined : id}>
        {LABEL}
      </label>
      <div ref={place} className={styles.code} />
      {!isThere && (
        <textarea
          ref={field}
          className={controls.input}
          id={id}
          rows={24}
          value={text}
          spellCheck={false}
          aria-describedby={problems.length > 0 ? problemsId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
