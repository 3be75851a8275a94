import type {ReactNode} from 'react';
import type {PageQuery, SectionCounts} from './pageState';
import styles from './styles.module.css';

interface Props {
  asked: PageQuery;
  sections: SectionCounts;
  placeholder: string;
  onChange: (query: PageQuery) => void;
}

/** Longest query, in characters. */
const MAX_LENGTH = 64;

/** The chosen section is offered even when the query has no result there. */
function sectionNames(sections: SectionCounts, chosen: string): string[] {
  const names = Object.keys(sections);
  return chosen && !names.includes(chosen) ? [...names, chosen] : names;
}

export default function SearchForm({asked, sections, placeholder, onChange}: Props): ReactNode {
  return (
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.query}>
        <span>Search for</span>
        <input
          type="search"
          name="q"
          value={asked.query}
          maxLength={MAX_LENGTH}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => onChange({...asked, query: event.target.value})}
        />
      </label>
      <label>
        <span>Section</span>
        <select
          name="section"
          value={asked.section}
          onChange={(event) => onChange({...asked, section: event.target.value})}
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
