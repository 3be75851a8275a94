import {useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import '@docsearch/css/dist/modal.css';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import {useEarlyInput} from '../../../../shared/ui/useEarlyInput.ts';
import {indexNameOf} from '../../client/settings.ts';
import {focusField} from '../openDialog.ts';
import {writeQuery} from '../queryAddress.ts';
import {searchNews, type Query} from '../searchState.ts';
import {prepareSearch} from '../siteClient.ts';
import {useSearch} from '../useSearch.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import {foundGroups} from './foundGroups.ts';
import Icon from './Icon.tsx';
import ResultGroup from './ResultGroup.tsx';
import Screen from './Screen.tsx';
import SearchField from './SearchField.tsx';
import SearchFilter from './SearchFilter.tsx';
import styles from './styles.lazy.module.css';
import type {RowAttributes, ShownHit} from './types.ts';
import {ASK, useRows} from './useRows.ts';
import {useStoredSearches} from './useStoredSearches.ts';

interface Props {
  query: Query;
  onQuery: (query: Query) => void;
  /** Takes a question to the assistant. */
  onAsk: (question: string) => void;
  /** Called when the reader follows a link. */
  onLeave?: () => void;
  /** Closes the dialog that this is in; on a page of its own all results are shown. */
  onClose?: () => void;
  /** Whether the query is replaced by what is typed. */
  isCarried?: boolean;
}

type MoreProps = Pick<Props, 'query' | 'onLeave'> &
  Pick<ReturnType<typeof useSearch>, 'search' | 'loadMore'> & {
    isPage: boolean;
    resultsRef: RefObject<HTMLDivElement | null>;
  };

/** What leads to more results: a button on a page, from a dialog the link to that page. */
function More({query, search, isPage, onLeave, resultsRef, loadMore}: MoreProps): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const {status, hits, nbHits, loadedPages, nbPages} = search;
  const isBusy = status !== 'done';
  const before = useRef(Infinity);
  useEffect(() => {
    // The button goes away with the last results: the keyboard goes on at the first that is new.
    if (hits.length > before.current) {
      resultsRef.current?.querySelectorAll<HTMLElement>('li a')[before.current]?.focus();
      before.current = Infinity;
    }
  }, [resultsRef, hits.length]);
  const load = (): void => {
    before.current = hits.length;
    loadMore();
  };
  if (isPage) {
    return (
      loadedPages < nbPages && (
        <button
          type="button"
          className="button button--secondary"
          // Not disabled while busy: that would take the focus away from the keyboard.
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : load}
        >
          Load more results
        </button>
      )
    );
  }
  return (
    searchPagePath && (
      <p className="DocSearch-HitsFooter">
        <Link to={searchPagePath + writeQuery(query)} onClick={onLeave}>
          See all {nbHits} results
        </Link>
      </p>
    )
  );
}

interface AskRowProps {
  /** Id of the list that it is in alone. */
  id: string | undefined;
  row: RowAttributes;
  text: string;
  onAsk: (question: string) => void;
}

/** The row that takes the query to the assistant. */
function AskRow({id, row, text, onAsk}: AskRowProps): ReactNode {
  return (
    <ul role={row.role && 'tree'} id={id} aria-label="Assistant" className={styles.ask}>
      <li {...row}>
        <button type="button" className="clean-btn" onClick={() => onAsk(text)}>
          <Icon name="ask" /> Ask the docs
          {text && (
            <>
              : <bdi>{text}</bdi>
            </>
          )}
        </button>
      </li>
    </ul>
  );
}

/** A search: a field, what it finds, at once, and a last row that asks the assistant. */
export default function SearchView(props: Props): ReactNode {
  const {query, onQuery, onAsk, onLeave, onClose, isCarried = false} = props;
  const settings = useSearchSettings();
  const {placeholder} = settings;
  const {search, retry, loadMore} = useSearch(query);
  const resultsRef = useRef<HTMLDivElement>(null);
  const stored = useStoredSearches(indexNameOf(settings));
  const field = useEarlyInput<HTMLInputElement>(query.text, (text) => onQuery({...query, text}));
  const id = useId();
  const text = query.text.trim();
  const {status} = search;
  const isPage = !onClose;

  // A page is built without what readers stored.
  const start = isPage ? [] : stored.groups;
  const groups = text ? foundGroups(search, settings, isPage) : start;
  const rows = [...groups.flatMap(({hits}) => hits.map(({objectID}) => objectID)), ASK];
  const lists = [...groups, ASK].map((_, index) => `${id}-list-${index}`);
  const isBusy = text !== search.asked.text || status === 'loading' || status === 'stalled';
  const {selected, select, attributesOf, onKeyDown} = useRows(rows, id, isBusy);

  useEffect(() => {
    if (!isPage) {
      prepareSearch(settings);
      focusField(field.current, isCarried);
    }
  }, [settings, field, isPage, isCarried]);

  const searchFor = (next: Query): void => {
    select(undefined);
    onQuery(next);
  };
  const thenFocus = <Given extends unknown[]>(act: (...given: Given) => void) => {
    return (...given: Given): void => {
      act(...given);
      field.current?.focus();
    };
  };
  const open = (hit: ShownHit, {altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): void => {
    stored.remember(hit);
    if (!altKey && !ctrlKey && !metaKey && !shiftKey) {
      onLeave?.();
    }
  };

  const rowFor = (row: string): RowAttributes => (isPage ? {} : attributesOf(row));

  return (
    <div
      className={clsx(styles.view, status === 'stalled' && 'DocSearch-Container--Stalled')}
      data-page={isPage || undefined}
    >
      <div className="DocSearch-SearchBar">
        <SearchField
          {...{field, id, placeholder, lists, selected, isPage, onKeyDown}}
          text={query.text}
          hasResults={groups.length > 0}
          onText={(next) => searchFor({...query, text: next})}
        />
        {onClose && (
          <button type="button" className="clean-btn close" aria-label="Close" onClick={onClose}>
            ×
          </button>
        )}
      </div>
      <SearchFilter
        search={search}
        filter={query.filter}
        onChange={(filter) => searchFor({...query, filter})}
      />
      <div ref={resultsRef} className={clsx('DocSearch-Dropdown', styles.results)} tabIndex={-1}>
        {groups.map((group, index) => (
          <ResultGroup
            key={group.title}
            group={group}
            id={lists[index] ?? ''}
            rowOf={({objectID}) => rowFor(objectID)}
            onOpen={open}
            onFavorite={thenFocus(stored.makeFavorite)}
            onForget={thenFocus(stored.forget)}
          />
        ))}
        {groups.length === 0 && (
          <Screen
            {...{search, isPage}}
            onSearch={thenFocus(searchFor)}
            onRetry={thenFocus(retry)}
          />
        )}
        {text && groups.length > 0 && (
          <More {...{query, search, isPage, onLeave, resultsRef, loadMore}} />
        )}
      </div>
      <AskRow id={lists.at(-1)} row={rowFor(ASK)} {...{text, onAsk}} />
      <AfterPause text={searchNews(search)} />
    </div>
  );
}
