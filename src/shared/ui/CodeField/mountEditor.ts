import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching, HighlightStyle, syntaxHighlighting} from '@codemirror/language';
import {lintGutter, setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {StyleModule} from 'style-mod';

const SHEET = 'link[rel="stylesheet"][href*="/assets/css/styles."]';

/** The editor's own way: a style element, which the site's Content-Security-Policy forbids. */
const mountElement = StyleModule.mount.bind(StyleModule);

const mounted = new Set<StyleModule>();
let end = 0;

/**
 * Adds an editor's rules to the start of the site's style sheet, whose own rules win over them as
 * they do over a style element. The development server has neither that sheet nor the policy.
 */
StyleModule.mount = (root, modules, options) => {
  const sheet = document.querySelector<HTMLLinkElement>(SHEET)?.sheet;
  if (!sheet) {
    mountElement(root, modules, options);
    return;
  }
  for (const module of [modules].flat() as StyleModule[]) {
    if (!mounted.has(module)) {
      mounted.add(module);
      const parsed = new CSSStyleSheet();
      parsed.replaceSync(module.getRules());
      [...parsed.cssRules].forEach(({cssText}) => sheet.insertRule(cssText, end++));
    }
  }
};

/** Something wrong with the code. */
export interface CodeProblem {
  /** Counted from 1. */
  line: number;
  message: string;
  severity: 'error' | 'warning';
}

/** Colors of the code blocks, which follow the color mode. */
const highlighting = HighlightStyle.define([
  {tag: tags.propertyName, class: 'c-function'},
  {tag: tags.keyword, class: 'c-keyword'},
  {tag: tags.string, class: 'c-string'},
  {tag: tags.comment, class: 'c-comment'},
  {tag: [tags.number, tags.bool, tags.null], class: 'c-constant'},
  {tag: [tags.punctuation, tags.operator], class: 'c-punctuation'},
]);

const theme = EditorView.theme({
  '&': {backgroundColor: 'var(--ds-code-background)', color: 'var(--ds-text)'},
  '&.cm-focused': {outline: '2px solid var(--ds-accent)'},
  '.cm-scroller': {
    maxHeight: '32rem',
    overflow: 'auto',
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.82rem',
  },
  '.cm-content': {caretColor: 'var(--ds-text)'},
  '.cm-cursor': {borderLeftColor: 'var(--ds-text)'},
  '.cm-gutters': {
    border: 'none',
    backgroundColor: 'var(--ds-surface)',
    color: 'var(--ds-text-muted)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--ds-border)',
    backgroundColor: 'var(--ds-background)',
    color: 'var(--ds-text)',
  },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--ds-code-highlight) !important',
  },
});

function toDiagnostics(state: EditorState, problems: readonly CodeProblem[]): Diagnostic[] {
  return problems.map(({line, severity, message}) => {
    const {from, to} = state.doc.line(Math.min(Math.max(1, line), state.doc.lines));
    return {from, to, severity, message};
  });
}

/** An editor on the page. */
export interface CodeEditor {
  setText(text: string): void;
  setProblems(problems: readonly CodeProblem[]): void;
  focus(selection: {start: number; end: number}): void;
  destroy(): void;
}

/** What an editor begins with. */
interface EditorOptions {
  parent: HTMLElement;
  text: string;
  /** Its name for those who cannot see it. */
  label: string;
  onChange: (text: string) => void;
}

/** Puts an editor into an element. */
export type MountEditor = (options: EditorOptions) => CodeEditor;

/**
 * Puts an editor for code into an element.
 *
 * @param extensions the language, and keys that come before those of the editor.
 */
export function mountEditor({
  parent,
  text,
  label,
  onChange,
  extensions,
}: EditorOptions & {extensions: Extension}): CodeEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        extensions,
        lineNumbers(),
        lintGutter(),
        history(),
        bracketMatching(),
        syntaxHighlighting(highlighting),
        theme,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        // Typing begins here for the keyboard, although the element is no form field.
        EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (next) => {
      if (next === view.state.doc.toString()) return;
      view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: next}});
    },
    setProblems: (problems) =>
      view.dispatch(setDiagnostics(view.state, toDiagnostics(view.state, problems))),
    focus: ({start, end}) => {
      const {length} = view.state.doc;
      view.dispatch({selection: {anchor: Math.min(start, length), head: Math.min(end, length)}});
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
