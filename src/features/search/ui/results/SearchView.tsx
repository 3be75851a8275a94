import {useEffect, useId, useRef, type MouseEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {groups as groupBy} from 'd3-array';
import Link from '@docusaurus/Link';
import '@docsearch/css/dist/modal.css';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import {useEarlyInput} from '../../../../shared/ui/useEarlyInput.ts';
import {resultUrl} from '../../client/resultUrl.ts';
import {indexNameOf, type SearchSettings} from '../../client/settings.ts';
import Icon from '../Icon.tsx';
import {focusField} from '../openDialog.ts';
import {writeQuery} from '../queryAddress.ts';
import {searchNews, type Query, type SearchState} from '../searchState.ts';
import {prepareSearch, useSearchSettings} from '../siteClient.ts';
import {useSearch} from '../useSearch.ts';
import NothingFound from './NothingFound.tsx';
import ResultGroup from './ResultGroup.tsx';
import SearchField from './SearchField.tsx';
import SearchFilter from './SearchFilter.tsx';
import styles from './styles.lazy.module.css';
import {ICONS, type Group, type RowAttributes, type ShownHit} from './types.ts';
import {ASK, useRows} from './useRows.ts';
import {useStoredSearches} from './useStoredSearches.ts';

/**
 * All results in their order on a page; in a dialog some of each section of the sidebar, or of each page
 * where they are all of one section, with sections below their page.
 */
function groupHits(
  {status, hits, asked}: SearchState,
  settings: SearchSettings,
  isPage: boolean,
): Group[] {
  if (status === 'error' || status === 'outdated') return [];
  const shown = hits.map((hit) => ({...hit, url: resultUrl(hit.url, settings)}));
  if (isPage) return [{title: 'Results', isMixed: true, hits: shown}];
  const {maxResultsPerGroup: most} = settings;
  const isOneSection = asked.filter !== '';
  return groupBy(shown, ({hierarchy}) => (isOneSection ? hierarchy.lvl1 : hierarchy.lvl0)).map(
    ([title, found]) => {
      const byPage = groupBy(found.slice(0, most), ({hierarchy}) => hierarchy.lvl1);
      return {title: title ?? '', hits: byPage.flatMap(([, same]) => same)};
    },
  );
}

interface MoreProps {
  query: Query;
  search: SearchState;
  isBusy: boolean;
  onLeave: (() => void) | undefined;
  resultsRef: RefObject<HTMLDivElement | null>;
  /** Loads more results into a page. */
  load: false | (() => void);
}

/** What leads to more results: a button on a page, from a dialog the link to that page. */
function More({query, search, isBusy, onLeave, resultsRef, load}: MoreProps): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const {hits, nbHits, loadedPages, nbPages} = search;
  const focusFrom = useRef(Infinity);
  useEffect(() => {
    // The button goes away with the last results: the keyboard goes on at the first that is new.
    if (hits.length > focusFrom.current) {
      resultsRef.current?.querySelectorAll<HTMLElement>('li a')[focusFrom.current]?.focus();
      focusFrom.current = Infinity;
    }
  }, [resultsRef, hits.length]);
  if (load) {
    const loadMore = (): void => {
      focusFrom.current = hits.length;
      load();
    };
    return (
      loadedPages < nbPages && (
        <button
          type="button"
          className="button button--secondary"
          // Not disabled while busy: that would take the focus away from the keyboard.
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : loadMore}
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
  const {status, asked} = search;
  const isPage = !onClose;

  const all = text || isPage ? groupHits(search, settings, isPage) : stored.groups;
  const groups = all.filter(({hits}) => hits.length > 0);
  const rows = [...groups.flatMap(({hits}) => hits.map(({objectID}) => objectID)), ASK];
  const lists = [...groups, ASK].map((_, index) => `${id}-list-${index}`);
  const isBusy = text !== asked.text || status === 'loading' || status === 'stalled';
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
    if (!altKey && !ctrlKey && !metaKey && !shiftKey) onLeave?.();
  };
  const rowFor = (row: string): RowAttributes => (isPage ? {} : attributesOf(row));

  return (
    <div className={styles.view} data-page={isPage || undefined}>
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
          <NothingFound
            {...{search, isPage}}
            onSearch={thenFocus(searchFor)}
            onRetry={thenFocus(retry)}
          />
        )}
        {text && groups.length > 0 && (
          <More {...{query, search, isBusy, onLeave, resultsRef}} load={isPage && loadMore} />
        )}
      </div>
      {/* The row that takes the query to the assistant. */}
      <ul
        role={isPage ? undefined : 'tree'}
        id={lists.at(-1)}
        aria-label="Assistant"
        className={styles.ask}
      >
        <li {...rowFor(ASK)}>
          <button type="button" className="clean-btn" onClick={() => onAsk(text)}>
            <Icon path={ICONS.ask} /> Ask the docs{text && ': '}
            <bdi>{text}</bdi>
          </button>
        </li>
      </ul>
      <AfterPause text={searchNews(search)} />
    </div>
  );
}
