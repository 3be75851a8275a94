import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchModalProps} from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
import {siteClient} from '../../components/Search/siteClient';
import {useContextualFilters} from '../../components/Search/useContextualFilters';
import {isExternalResult, resultUrl} from '../../search/resultUrl';
import type {SearchSettings} from '../../search/settings';
import Hit from './Hit';
import './modal.lazy.css';
import ErrorScreen from './ErrorScreen';
import {NO_OUTCOME, reportingClient} from './reportingClient';
import {SettingsContext} from './SettingsContext';
import SeeAll from './SeeAll';
import {useMendedModal} from './useMendedModal';

export interface ModalProps {
  settings: SearchSettings;
  /** What the reader typed before the modal was there. */
  initialQuery: string | undefined;
  onClose: () => void;
}

/** Name of the embedded index in requests and in the keys of stored recent searches. */
const EMBEDDED_INDEX = 'docs';

/** Starts loading what a search needs besides the modal. */
export function prepareSearch(settings: SearchSettings): void {
  siteClient(settings).prepare();
}

function useNavigator(settings: SearchSettings): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate: ({itemUrl}) => {
        if (isExternalResult(itemUrl, settings)) {
          window.location.assign(itemUrl);
        } else {
          history.push(itemUrl);
        }
      },
    }),
    [history, settings],
  );
}

/**
 * DocSearch's modal on this site's client, settings and links.
 *
 * Everything handed to DocSearch keeps its identity: a new function or object would start its
 * search anew while the reader types.
 */
export default function Modal({settings, initialQuery, onClose}: ModalProps): ReactNode {
  const [{announcement, isFailed}, setOutcome] = useState(NO_OUTCOME);
  const wrapper = useRef<HTMLDivElement>(null);
  const parts = useMendedModal(wrapper);
  const navigator = useNavigator(settings);
  const facetFilters = useContextualFilters();
  const {hosted, missingResultsUrl, searchPagePath} = settings;

  const searchParameters = useMemo(
    () => ({facetFilters}) as DocSearchModalProps['searchParameters'],
    [facetFilters],
  );
  const transformSearchClient = useCallback<
    NonNullable<DocSearchModalProps['transformSearchClient']>
  >(
    (original) => ({
      ...original,
      search: reportingClient(siteClient(settings), setOutcome) as typeof original.search,
    }),
    [settings],
  );
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => ({...item, url: resultUrl(item.url, settings)})),
    [settings],
  );
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) =>
      (missingResultsUrl ?? '').replace('{query}', encodeURIComponent(query)),
    [missingResultsUrl],
  );

  return createPortal(
    <SettingsContext value={{settings, onClose}}>
      <div
        ref={wrapper}
        data-search-engine={hosted ? 'hosted' : 'embedded'}
        data-search-failed={isFailed}
      >
        <DocSearchModal
          // DocSearch makes a client of its own before it asks for ours; it is never used.
          appId={hosted?.appId ?? 'embedded'}
          apiKey={hosted?.searchKey ?? 'embedded'}
          indexName={hosted?.indexName ?? EMBEDDED_INDEX}
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
      {parts &&
        createPortal(
          <div role="status" className="DocSearch-VisuallyHiddenForAccessibility">
            {announcement}
          </div>,
          parts.dialog,
        )}
      {parts && isFailed && createPortal(<ErrorScreen searchPage={searchPagePath} />, parts.screen)}
    </SettingsContext>,
    document.body,
  );
}
