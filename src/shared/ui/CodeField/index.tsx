import {useId, type ReactNode, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import controls from '../controls/styles.lazy.module.css';
import {useEarlyInput} from '../useEarlyInput.ts';
import type {CodeProblem, CodeEditor, MountEditor} from './mountEditor.ts';
import Problems from './Problems.tsx';
import styles from './styles.lazy.module.css';

/** Loads the module of an editor. */
type LoadEditor = () => Promise<{mount: MountEditor}>;

interface Options {
  text: string;
  label: string;
  problems: readonly CodeProblem[];
  onChange: (text: string) => void;
  /** Stands in until the editor is there. */
  field: RefObject<HTMLTextAreaElement | null>;
  load: LoadEditor;
}

/** Loads an editor for code once the place for it can be seen. */
function useCodeEditor({text, label, problems, onChange, field, load}: Options) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const current = useRef({text, onChange});
  useEffect(() => {
    current.current = {text, onChange};
  });

  useEffect(() => {
    let mounted: CodeEditor | undefined;
    let isGone = false;
    const mount = async () => {
      const {mount: mountInto} = await load();
      if (isGone || !place.current) return;
      mounted = mountInto({
        parent: place.current,
        text: current.current.text,
        label,
        onChange: (typed) => current.current.onChange(typed),
      });
      if (field.current && field.current === document.activeElement) {
        const {selectionStart: start, selectionEnd: end} = field.current;
        mounted.focus({start, end});
      }
      // The text field goes in the same moment: there are never two fields of one name.
      flushSync(() => setEditor(mounted));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      // The text field stays when the editor cannot be loaded.
      mount().catch(() => undefined);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
      mounted?.destroy();
    };
  }, [label, field, load]);

  useEffect(() => editor?.setText(text), [editor, text]);
  useEffect(() => editor?.setProblems(problems), [editor, problems]);

  return {place, isThere: editor !== undefined};
}

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
    <div className={`${controls.lines} ${styles.editor}`} data-markdown-ignore>
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
