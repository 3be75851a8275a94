import {useState} from 'react';

type Fields = Readonly<Record<string, string>>;

/** Two states of a form: what was typed, and what a button put in its place. */
interface Replaced<F extends Fields> {
  typed: F;
  filled: F;
}

/** What to bring back: the other of the two states, until something else is typed. */
function otherThan<F extends Fields>(current: F, {typed, filled}: Replaced<F>): F | undefined {
  const isSame = Object.keys(filled).every((name) => typed[name] === filled[name]);
  if (isSame || (current !== typed && current !== filled)) return undefined;
  return current === typed ? filled : typed;
}

/** Brings back what a button has replaced: browsers undo only what was typed. */
export function useUndo<F extends Fields>(
  fields: F,
  set: (fields: F) => void,
  keep: (fields: F) => F = (all) => all,
) {
  const [replaced, setReplaced] = useState<Replaced<F>>();
  const other = replaced && otherThan(fields, replaced);
  return {
    /** Fills the form. */
    replace(filled: F) {
      // What was typed stays, however many buttons follow.
      const typed = fields === replaced?.filled ? replaced.typed : fields;
      setReplaced({typed: keep(typed), filled});
      set(filled);
    },
    /** Undoes that, or does it again; undefined where nothing was replaced. */
    undo: other && (() => set(other)),
  };
}
