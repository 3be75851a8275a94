import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {CodeEditor, CodeProblem, MountEditor} from './mountEditor.ts';

/** Loads the module of an editor. */
export type LoadEditor = () => Promise<{mount: MountEditor}>;

interface Options {
  text: string;
  label: string;
  problems: readonly CodeProblem[];
  onChange: (text: string) => void;
  /** Stands in until the editor is there. */
  field: RefObject<HTMLTextAreaElement | null>;
  load: LoadEditor;
}

/**
 * Loads an editor for code once the place for it can be seen.
 *
 * @returns the place, and whether the editor is there; without it, the text field goes on working.
 */
export function useCodeEditor({text, label, problems, onChange, field, load}: Options) {
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
