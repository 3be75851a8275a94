import {useEffectEvent, useLayoutEffect, useRef, type ReactNode} from 'react';
import {QUERY_FIELD} from '../keepPaste.ts';
import type {PageQuery} from './pageQuery.ts';
import styles from './styles.lazy.module.css';

interface Props {
  asked: PageQuery;
  /** Number of results by section, without the section filter. */
  sections: Readonly<Record<string, number>>;
  placeholder: string;
  onChange: (change: Partial<PageQuery>) => void;
}

/** The chosen section is offered even when the query has no result there. */
function sectionNames(sections: Props['sections'], chosen: string): string[] {
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
          {...QUERY_FIELD}
          ref={field}
          type="search"
          name="q"
          value={asked.query}
          placeholder={placeholder}
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
