import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import TextField from '../../../../shared/ui/controls/TextField.tsx';
import styles from './styles.lazy.module.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What to look for: words anywhere in an entry, or the letter that its term begins with. */
interface Query {
  words: string;
  letter: string;
}

const ALL: Query = {words: '', letter: ''};

function matches(entry: Element, {words, letter}: Query): boolean {
  if (letter) return entry.querySelector('dt')!.textContent.toUpperCase().startsWith(letter);
  return entry.textContent.toLowerCase().includes(words.trim().toLowerCase());
}

/** Hides the entries of the page that do not match, and titles above which nothing is left. */
function show(lists: readonly Element[], query: Query): number {
  let shown = 0;
  for (const list of lists) {
    const entries = [...list.children] as HTMLElement[];
    for (const entry of entries) entry.hidden = !matches(entry, query);
    const left = entries.filter(({hidden}) => !hidden).length;
    shown += left;
    for (const part of [list, list.previousElementSibling]) {
      (part as HTMLElement).hidden = left === 0;
    }
  }
  return shown;
}

const listsOf = (form: HTMLFormElement) => [...form.parentElement!.querySelectorAll(':scope > dl')];

function Filter(): ReactNode {
  const place = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(ALL);
  const [shown, setShown] = useState<number>();
  const look = (next: Query) => {
    const left = show(listsOf(place.current!), next);
    setQuery(next);
    setShown(next === ALL ? undefined : left);
  };
  useLayoutEffect(() => {
    const lists = listsOf(place.current!);
    return () => void show(lists, ALL);
  }, []);
  return (
    <form
      ref={place}
      className={`small-form ${styles.filter}`}
      role="search"
      aria-label="Terms"
      data-markdown-ignore
      data-scripted=""
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label="Find a term"
        value={query.words}
        onChange={(words) => look(words ? {words, letter: ''} : ALL)}
      />
      <div className={styles.letters} role="group" aria-label="Terms that begin with">
        {LETTERS.map((letter) => (
          <button
            key={letter}
            type="button"
            aria-pressed={query.letter === letter}
            onClick={() => look(query.letter === letter ? ALL : {words: '', letter})}
          >
            {letter}
          </button>
        ))}
      </div>
      <p role="status" className={controls.note}>
        {shown !== undefined &&
          (shown === 0
            ? 'No term matches. Try another word, or search all pages.'
            : `${shown} ${shown === 1 ? 'term' : 'terms'}`)}
      </p>
    </form>
  );
}

/** A field and letters that shorten the lists of terms after it. */
export default function GlossaryFilter(): ReactNode {
  // A link within the page may lead to a term that is hidden: all are there before the page scrolls.
  return <Filter key={useLocation().hash} />;
}
