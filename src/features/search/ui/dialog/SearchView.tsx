import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {groups as groupBy} from 'd3-array';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import '@docsearch/css/dist/modal.css';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import {resultUrl} from '../../client/resultUrl.ts';
import {indexNameOf, type SearchSettings} from '../../client/settings.ts';
import {keepFound} from '../found-words/keepFound.ts';
import {searchPageAddress} from '../searchPageAddress.ts';
import {PARTIAL_NOTE, SECTION, type Query, type SearchState} from '../searchState.ts';
import {siteClient} from '../siteClient.ts';
import {useSearch} from '../useSearch.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import type {ShownHit} from './Hit.tsx';
import Icon from './Icon.tsx';
import ResultGroup, {type Group} from './ResultGroup.tsx';
import Screen, {searchNews} from './Screen.tsx';
import SearchField from './SearchField.tsx';
import SearchFilter from './SearchFilter.tsx';
import styles from './styles.lazy.module.css';
import {useStoredSearches, type StoredSearches} from './useStoredSearches.ts';

/** The last row of the list, whatever else is in it. */
const ASK = 'ask';

const rowOf = ({title}: Group, {objectID}: ShownHit): string => `${title}:${objectID}`;

/** What a search was limited to last, for as long as the page stays loaded. */
let lastFilter = '';

/** Results by section of the sidebar, or by page where they are all of one. */
function groupHits({hits, asked}: SearchState, settings: SearchSettings): Group[] {
  const shown = hits.map((hit) => ({...hit, url: resultUrl(hit.url, settings)}));
  const bySection = groupBy(shown, ({hierarchy}) =>
    asked.filter ? hierarchy.lvl1 : hierarchy.lvl0,
  );
  return bySection.map(([title, found]) => {
    // Sections of a page stand together.
    const byPage = groupBy(
      found.slice(0, settings.maxResultsPerGroup),
      (hit) => hit.hierarchy.lvl1,
    );
    return {title: title ?? '', hits: byPage.flatMap(([, same]) => same)};
  });
}

/** What is listed: results, or what was opened before while there is no query. */
function shownGroups(
  query: string,
  search: SearchState,
  settings: SearchSettings,
  {recent, favorites}: StoredSearches,
): Group[] {
  const start: Group[] = [
    {title: 'Recent', icon: 'recent', hits: recent},
    {title: 'Favorite', icon: 'favorite', hits: favorites},
  ];
  const found = /error|outdated/.test(search.status) ? [] : groupHits(search, settings);
  return (query ? found : start).filter(({hits}) => hits.length > 0);
}

/**
 * The row that Enter opens, the first one unless the reader chose another. Arrow keys move through
 * the rows; Enter waits for the results of what is typed.
 */
function useRows(rows: readonly string[], id: string, isBusy: boolean) {
  const [chosen, setChosen] = useState<string>();
  const isEntered = useRef(false);
  const selected = rows.find((row) => row === chosen) ?? rows[0] ?? ASK;
  const idOf = (row: string): string => `${id}-row-${rows.indexOf(row)}`;
  const enter = (): void => {
    isEntered.current = false;
    const row = document.getElementById(idOf(selected));
    row?.querySelector<HTMLElement>('a, button')?.click();
  };
  useEffect(() => {
    if (isEntered.current && !isBusy) {
      enter();
    }
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const {key, nativeEvent} = event;
    if (nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) {
      return;
    }
    event.preventDefault();
    if (key !== 'Enter') {
      const step = key === 'ArrowDown' ? 1 : rows.length - 1;
      const next = rows[(rows.indexOf(selected) + step) % rows.length] ?? ASK;
      setChosen(next);
      document.getElementById(idOf(next))?.scrollIntoView({block: 'nearest'});
    } else if (isBusy) {
      isEntered.current = true;
    } else {
      enter();
    }
  };
  const select = (row: string | undefined): void => {
    isEntered.current = false;
    setChosen(row);
  };
  return {selected, select, idOf, onKeyDown};
}

/** The row that takes the query to the assistant. */
function AskRow(props: {id: string; query: string; isSelected: boolean; onAsk: () => void}) {
  const {id, query, isSelected, onAsk} = props;
  return (
    <li id={id} role="treeitem" aria-selected={isSelected}>
      <button type="button" className="clean-btn" onClick={onAsk}>
        <Icon name="ask" /> Ask the docs
        {query && (
          <>
            : <bdi>{query}</bdi>
          </>
        )}
      </button>
    </li>
  );
}

interface Props {
  text: string;
  /** Whether the text is replaced by what is typed. */
  isCarried: boolean;
  onText: (text: string) => void;
  /** Takes a question to the assistant, in the same dialog. */
  onAsk: (question: string) => void;
  onClose: () => void;
  /** Called when the reader follows a link. */
  onLeave: () => void;
}

interface SeeAllProps {
  query: string;
  filter: string;
  count: number;
  onLeave: () => void;
}

/** The link to the search page, which knows no filter by SDK. */
function SeeAll({query, filter, count, onLeave}: SeeAllProps): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const section = filter.startsWith(`${SECTION}:`) ? filter.slice(SECTION.length + 1) : '';
  return (
    searchPagePath &&
    (!filter || section) && (
      <p className="DocSearch-HitsFooter">
        <Link to={searchPageAddress(searchPagePath, query, section)} onClick={onLeave}>
          See all {count} results
        </Link>
      </p>
    )
  );
}

/** The search in the dialog: a field, results at once, and a last row that asks the assistant. */
export default function SearchView(props: Props): ReactNode {
  const {text, isCarried, onText, onAsk, onClose, onLeave} = props;
  const settings = useSearchSettings();
  const {hosted, placeholder} = settings;
  const [filter, setFilter] = useState(lastFilter);
  const {search, retry, resultsRef} = useSearch({text, filter});
  const stored = useStoredSearches(indexNameOf(settings));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const query = text.trim();
  const groups = shownGroups(query, search, settings, stored);
  const rows = [...groups.flatMap((group) => group.hits.map((hit) => rowOf(group, hit))), ASK];
  const isBusy = query !== search.asked.text || /loading|stalled/.test(search.status);
  const {selected, select, idOf, onKeyDown} = useRows(rows, id, query !== '' && isBusy);
  const thenFocus =
    <Arguments extends unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments): void => {
      act(...given);
      field.current?.focus();
    };

  useEffect(() => {
    siteClient(settings).prepare();
    field.current?.focus();
    if (isCarried) field.current?.select();
  }, [settings, isCarried]);

  const searchFor = (next: Query): void => {
    lastFilter = next.filter;
    setFilter(next.filter);
    select(undefined);
    onText(next.text);
  };
  const open = (hit: ShownHit, {altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): void => {
    stored.remember(hit);
    if (!altKey && !ctrlKey && !metaKey && !shiftKey) {
      keepFound(query, hit);
      onLeave();
    }
  };

  const isStalled = search.status === 'stalled';
  const waiting = hosted ? 'Still searching…' : 'Loading the search index…';
  const note = isStalled ? waiting : search.isPartial && groups.length > 0 && PARTIAL_NOTE;
  const lists = [...groups, ASK].map((_, index) => `${id}-list-${index}`);

  return (
    <div className={clsx(styles.view, isStalled && 'DocSearch-Container--Stalled')}>
      <header className="DocSearch-SearchBar">
        <SearchField
          {...{field, id, text, placeholder, lists, onKeyDown}}
          selected={idOf(selected)}
          hasResults={groups.length > 0}
          onText={(next) => searchFor({text: next, filter})}
        />
        <button type="button" className="clean-btn close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <SearchFilter
        filter={filter}
        facets={search.facets}
        onChange={(next) => searchFor({text, filter: next})}
      />
      <div ref={resultsRef} className={clsx('DocSearch-Dropdown', styles.results)} tabIndex={-1}>
        {groups.map((group, index) => (
          <ResultGroup
            key={group.title}
            group={group}
            id={lists[index] ?? ''}
            rowProps={(hit) => {
              const row = rowOf(group, hit);
              return {id: idOf(row), isSelected: row === selected, onSelect: () => select(row)};
            }}
            onOpen={open}
            onFavorite={thenFocus(stored.makeFavorite)}
            onForget={thenFocus(stored.forget)}
          />
        ))}
        {groups.length === 0 && (
          <Screen search={search} onSearch={thenFocus(searchFor)} onRetry={thenFocus(retry)} />
        )}
        {query && groups.length > 0 && (
          <SeeAll {...{query, filter, onLeave}} count={search.nbHits} />
        )}
        {note && <p className={styles.note}>{note}</p>}
        <ul role="tree" id={lists.at(-1)} aria-label="Assistant" className={styles.ask}>
          <AskRow
            id={idOf(ASK)}
            query={query}
            isSelected={selected === ASK}
            onAsk={() => onAsk(query)}
          />
        </ul>
      </div>
      {hosted && <footer className="DocSearch-Footer">Search by Algolia</footer>}
      <AfterPause text={searchNews(search, waiting)} />
    </div>
  );
}
