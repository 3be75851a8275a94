import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {QUERY_FIELD} from '../keepPaste.ts';
import Icon from './Icon.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Begins the ids of the field and of what it controls. */
  id: string;
  text: string;
  placeholder: string;
  /** Ids of the lists below. */
  lists: readonly string[];
  /** Id of the row that Enter opens. */
  selected: string;
  hasResults: boolean;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The field of the dialog. The focus stays in it while keys move through the rows of the lists. */
export default function SearchField(props: Props): ReactNode {
  const {field, id, text, placeholder, lists, selected, hasResults, onText, onKeyDown} = props;
  return (
    <div className="DocSearch-Form">
      <label className="DocSearch-MagnifierLabel" htmlFor={`${id}-field`}>
        <Icon name="search" />
        <span className="DocSearch-VisuallyHiddenForAccessibility">Search</span>
      </label>
      <div className="DocSearch-LoadingIndicator">
        <div className={styles.spinner} />
      </div>
      <input
        {...QUERY_FIELD}
        ref={field}
        id={`${id}-field`}
        className="DocSearch-Input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="tree"
        aria-expanded={hasResults}
        aria-controls={lists.join(' ')}
        aria-activedescendant={selected}
        placeholder={placeholder}
        value={text}
        onChange={({target}) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="DocSearch-Reset"
        aria-label="Clear the query"
        title="Clear the query"
        hidden={!text}
        onClick={() => {
          onText('');
          field.current?.focus();
        }}
      >
        <Icon name="remove" />
      </button>
    </div>
  );
}
