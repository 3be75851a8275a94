import {useEffect, useId, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {groups as groupBy} from 'd3-array';
import Link from '@docusaurus/Link';
import '@docsearch/css/dist/modal.css';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import {useEarlyInput} from '../../../../shared/ui/useEarlyInput.ts';
import {resultUrl} from '../../client/resultUrl.ts';
import {indexNameOf} from '../../client/settings.ts';
import Icon from '../Icon.tsx';
import {focusField} from '../openDialog.ts';
import {writeQuery} from '../queryAddress.ts';
import {searchNews, type Query} from '../searchState.ts';
import {prepareSearch} from '../siteClient.ts';
import {useSearch} from '../useSearch.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import NothingFound from './NothingFound.tsx';
import ResultGroup from './ResultGroup.tsx';
import SearchField from './SearchField.tsx';
import SearchFilter from './SearchFilter.tsx';
import styles from './styles.lazy.module.css';
import {ICONS, type Group, type RowAttributes, type ShownHit} from './types.ts';
import {ASK, useRows} from './useRows.ts';
import {useStoredSearches} from './useStoredSearches.ts';

/** Results by section of the sidebar, or by page where they are all of one; sections below their page. */
function groupHits(hits: readonly ShownHit[], filter: string, most: number): Group[] {
  const bySection = groupBy(hits, ({hierarchy}) => (filter ? hierarchy.lvl1 : hierarchy.lvl0));
  return bySection.map(([title, found]) => {
    const byPage = groupBy(found.slice(0, most), ({hierarchy}) => hierarchy.lvl1);
    return {title: title ?? '', hits: byPage.flatMap(([, same]) => same)};
  });
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
  const {placeholder, searchPagePath, maxResultsPerGroup} = settings;
  const {search, retry, loadMore} = useSearch(query);
  const resultsRef = useRef<HTMLDivElement>(null);
  const stored = useStoredSearches(indexNameOf(settings));
  const field = useEarlyInput<HTMLInputElement>(query.text, (text) => onQuery({...query, text}));
  const id = useId();
  const text = query.text.trim();
  const {status, asked, hits, nbHits, loadedPages, nbPages} = search;
  const isPage = !onClose;

  const hasFailed = status === 'error' || status === 'outdated';
  const shown = hasFailed ? [] : hits.map((hit) => ({...hit, url: resultUrl(hit.url, settings)}));
  // All results in their order on a page, some of each group in a dialog.
  const found = isPage
    ? [{title: 'Results', isMixed: true, hits: shown}]
    : groupHits(shown, asked.filter, maxResultsPerGroup);
  const all = text ? found : isPage ? [] : stored.groups;
  const groups: Group[] = all.filter((group) => group.hits.length > 0);
  const rows = [...groups.flatMap((group) => group.hits.map(({objectID}) => objectID)), ASK];
  const lists = [...groups, ASK].map((_, index) => `${id}-list-${index}`);
  const isBusy = text !== asked.text || status === 'loading' || status === 'stalled';
  const {selected, select, attributesOf, onKeyDown} = useRows(rows, id, isBusy);

  useEffect(() => {
    if (!isPage) {
      prepareSearch(settings);
      focusField(field.current, isCarried);
    }
  }, [settings, field, isPage, isCarried]);

  const focusFrom = useRef(Infinity);
  useEffect(() => {
    // The button goes away with the last results: the keyboard goes on at the first that is new.
    if (hits.length > focusFrom.current) {
      resultsRef.current?.querySelectorAll<HTMLElement>('li a')[focusFrom.current]?.focus();
      focusFrom.current = Infinity;
    }
  }, [hits.length]);

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
        {isPage && loadedPages < nbPages && (
          <button
            type="button"
            className="button button--secondary"
            // Not disabled while busy: that would take the focus away from the keyboard.
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              focusFrom.current = hits.length;
              loadMore();
            }}
          >
            Load more results
          </button>
        )}
        {!isPage && text && groups.length > 0 && searchPagePath && (
          <p className="DocSearch-HitsFooter">
            <Link to={searchPagePath + writeQuery(query)} onClick={onLeave}>
              See all {nbHits} results
            </Link>
          </p>
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
