import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchModalProps} from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
import {PARTIAL_NOTE} from '../partialNote.ts';
import {siteClient} from '../siteClient.ts';
import {useContextualFilters} from '../useContextualFilters.ts';
import {encodeQuery} from '../searchPageAddress.ts';
import {isExternalResult, resultUrl} from '../../client/resultUrl.ts';
import {keepFound, type FoundHit} from '../found-words/keepFound.ts';
import {MAX_TYPED_LENGTH} from '../../engine/queryLength.ts';
import {indexNameOf, type SearchSettings} from '../../client/settings.ts';
import {closeOnBack} from '../../../../shared/ui/dialog/closeOnBack.ts';
import Additions from './Additions.tsx';
import {dropBadSearches} from './dropBadSearches.ts';
import Hit from './Hit.tsx';
import './modal.lazy.css';
import {prefetchResults} from './prefetchResults.ts';
import {NO_OUTCOME, reportingClient} from './reportingClient.ts';
import {SettingsContext} from './SettingsContext.ts';
import {filteredClient, type Choices} from './filter/filteredClient.ts';
import {useFilter} from './filter/useFilter.ts';
import SeeAll from './SeeAll.tsx';
import {typeInto} from './typeInto.ts';
import {useAskAgain} from './useAskAgain.ts';
import {useMendedModal} from './useMendedModal.ts';
import {usePasted, type Pasted} from './usePasted.ts';

export interface ModalProps {
  settings: SearchSettings;
  /** What the reader typed before the modal was there. */
  initialQuery: string | undefined;
  onClose: () => void;
}

/** Said where the field shows the beginning of a pasted text. */
const WHOLE_NOTE = 'All of the pasted text is searched.';

/** Starts loading what a search needs besides the modal. */
export function prepareSearch(settings: SearchSettings): void {
  siteClient(settings).prepare();
}

/** Our own news, such as the number of results, must not render all results again. */
const StableDocSearchModal = memo(DocSearchModal);

/** Closing gives the focus back; who has chosen a result goes on from there, as after other links. */
function letFocusGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function useNavigate(
  settings: SearchSettings,
  wrapper: RefObject<HTMLElement | null>,
  wholeOf: Pasted['wholeOf'],
): (hit: FoundHit) => void {
  const history = useHistory();
  return useCallback(
    (hit) => {
      if (isExternalResult(hit.url, settings)) {
        window.location.assign(hit.url);
      } else {
        keepFound(wholeOf(wrapper.current?.querySelector('input')?.value ?? ''), hit);
        history.push(hit.url);
        setTimeout(letFocusGo);
      }
    },
    [history, settings, wrapper, wholeOf],
  );
}

/**
 * DocSearch's modal on this site's client, settings and links.
 *
 * Everything handed to DocSearch keeps its identity: a new function or object would start its
 * search anew while the reader types.
 */
export default function Modal({settings, initialQuery, onClose}: ModalProps): ReactNode {
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  const {status} = outcome;
  const wrapper = useRef<HTMLDivElement>(null);
  const [filter, filterOf, chooseFilter] = useFilter();
  const [choices, setChoices] = useState<Choices>({});
  const pasted = usePasted();
  const {wholeOf, wholeRequests} = pasted;
  const askAgain = useAskAgain(wrapper, outcome);
  const parts = useMendedModal(wrapper);
  // DocSearch asks again whenever it gets the focus.
  const field = () => wrapper.current?.querySelector('input');
  const searchWithin = (chosen: string): void => {
    chooseFilter(chosen);
    askAgain();
  };
  const navigate = useNavigate(settings, wrapper, wholeOf);
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({navigate: ({item}) => navigate(item)}),
    [navigate],
  );
  const modalSettings = useMemo(
    () => ({settings, onClose, navigate, filter, wholeOf}),
    [settings, onClose, navigate, filter, wholeOf],
  );
  const facetFilters = useContextualFilters();
  const {hosted, missingResultsUrl, searchPagePath} = settings;
  const indexName = indexNameOf(settings);
  const waiting = hosted ? 'Still searching…' : 'Loading the search index…';
  const isWhole = outcome.query.length > MAX_TYPED_LENGTH;
  const note =
    {waiting, partial: PARTIAL_NOTE}[status as string] ?? (isWhole ? WHOLE_NOTE : undefined);
  // Before DocSearch reads them.
  useState(() => dropBadSearches(indexName));

  const searchParameters = useMemo(
    () => ({facetFilters}) as DocSearchModalProps['searchParameters'],
    [facetFilters],
  );
  const transformSearchClient = useCallback<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(
    (original) => {
      const client = filteredClient(siteClient(settings), filterOf, setChoices);
      const search = reportingClient(client, waiting, {
        onOutcome: setOutcome,
        onHits: (hits) => prefetchResults(hits, settings),
        onOutdated: askAgain,
      });
      const searchWhole: typeof search = (requests) => search(wholeRequests(requests));
      return {...original, search: searchWhole as typeof original.search};
    },
    [settings, waiting, askAgain, filterOf, wholeRequests],
  );
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({...item, url: resultUrl(item.url, settings)})),
    [settings],
  );
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) => (missingResultsUrl ?? '').replace('{query}', encodeQuery(query)),
    [missingResultsUrl],
  );

  useEffect(() => siteClient(settings).prepare(), [settings]);
  useEffect(() => closeOnBack(onClose), [onClose]);

  return createPortal(
    <SettingsContext value={modalSettings}>
      <div
        ref={wrapper}
        data-search-engine={hosted ? 'hosted' : 'embedded'}
        data-search-status={status}
        onPaste={pasted.onPaste}
      >
        <StableDocSearchModal
          // DocSearch makes a client of its own before it asks for ours; it is never used.
          appId={hosted?.appId ?? 'embedded'}
          apiKey={hosted?.searchKey ?? 'embedded'}
          indexName={indexName}
          placeholder={settings.placeholder}
          maxResultsPerGroup={settings.maxResultsPerGroup}
          initialScrollY={window.scrollY}
          initialQuery={initialQuery}
          searchParameters={searchParameters}
          transformSearchClient={transformSearchClient}
          transformItems={transformItems}
          navigator={navigator}
          hitComponent={Hit}
          onClose={onClose}
          {...(searchPagePath ? {resultsFooterComponent: SeeAll} : {})}
          {...(missingResultsUrl ? {getMissingResultsUrl} : {})}
        />
      </div>
      {parts && (
        <Additions
          {...{parts, outcome, note, filter, choices, searchPagePath}}
          onFilter={searchWithin}
          onRetry={() => field()?.focus()}
          onType={(text) => typeInto(field(), text)}
        />
      )}
    </SettingsContext>,
    document.body,
  );
}
