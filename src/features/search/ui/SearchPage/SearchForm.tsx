import {useEffectEvent, useLayoutEffect, useRef, type ReactNode} from 'react';
import {MAX_QUERY_LENGTH, MAX_TYPED_LENGTH} from '../../engine/queryLength.ts';
import type {PageQuery, SectionCounts} from './pageState.ts';
import styles from './styles.lazy.module.css';

interface Props {
  asked: PageQuery;
  sections: SectionCounts;
  placeholder: string;
  onChange: (change: Partial<PageQuery>) => void;
}

/**
 * Lets a field take what is pasted or dropped whole, though less can be typed: a message is found by
 * words that a cut log line may lack. Called before the browser inserts the text.
 */
function keepPaste({currentTarget: field}: {currentTarget: HTMLInputElement}): void {
  field.maxLength = MAX_QUERY_LENGTH;
  setTimeout(() => {
    field.maxLength = MAX_TYPED_LENGTH;
  });
}

/** The chosen section is offered even when the query has no result there. */
function sectionNames(sections: SectionCounts, chosen: string): string[] {
  const names = Object.keys(sections);
  return chosen && !names.includes(chosen) ? [...names, chosen] : names;
}

export default function SearchForm({asked, sections, placeholder, onChange}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const keepEarlyText = useEffectEvent(() => {
    const early = field.current?.value ?? '';
    if (early !== asked.query) {
      onChange({query: early});
    }
  });
  // What was typed before the page came to life; the page is built with an empty field.
  useLayoutEffect(() => keepEarlyText(), []);

  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.query}>
        <span>Search for</span>
        <input
          ref={field}
          dir="auto"
          type="search"
          name="q"
          value={asked.query}
          maxLength={MAX_TYPED_LENGTH}
          placeholder={placeholder}
          autoComplete="off"
          onPaste={keepPaste}
          onDrop={keepPaste}
          onChange={(event) => onChange({query: event.target.value})}
        />
      </label>
      <label>
        <span>Section</span>
        <select
          name="section"
          value={asked.section}
          onChange={(event) => onChange({section: event.target.value})}
        >
          <option value="">All sections</option>
          {sectionNames(sections, asked.section).map((name) => (
            <option key={name} value={name}>
              {sections[name] === undefined ? name : `${name} (${sections[name]})`}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
