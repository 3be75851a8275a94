import type {ComponentProps, KeyboardEvent, ReactNode, RefObject} from 'react';
import {MAX_QUERY_LENGTH, MAX_TYPED_LENGTH} from '../../engine/quotes.ts';
import Icon from '../Icon.tsx';
import {ICONS} from './types.ts';

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
  /** Whether it is what a page is about; in a dialog it is a box over a list. */
  isPage: boolean;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
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

/** The field for a query. The focus stays in it while keys move through the rows of the lists. */
export default function SearchField(props: Props): ReactNode {
  const {field, id, text, placeholder, lists, selected, hasResults, isPage, onText, onKeyDown} =
    props;
  const combobox: ComponentProps<'input'> = {
    ...{role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'tree'},
    ...{'aria-expanded': hasResults, 'aria-controls': lists.join(' ')},
    ...{'aria-activedescendant': selected, onKeyDown},
  };
  return (
    <div className="DocSearch-Form">
      <label className="DocSearch-MagnifierLabel" htmlFor={`${id}-field`}>
        <Icon />
        <span className="DocSearch-VisuallyHiddenForAccessibility">
          {isPage ? 'Search for' : 'Search'}
        </span>
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        className="DocSearch-Input"
        type={isPage ? 'search' : 'text'}
        name="q"
        dir="auto"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        {...(isPage ? {} : combobox)}
        placeholder={placeholder}
        maxLength={MAX_TYPED_LENGTH}
        value={text}
        onPaste={keepPaste}
        onDrop={keepPaste}
        onChange={({target}) => onText(target.value)}
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
        <Icon path={ICONS.remove} />
      </button>
    </div>
  );
}
