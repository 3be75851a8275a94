import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import ErrorScreen from './ErrorScreen.tsx';
import {SECTION, type Choices} from './filter/filteredClient.ts';
import SearchFilter from './filter/SearchFilter.tsx';
import NothingFound from './NothingFound.tsx';
import type {Outcome} from './reportingClient.ts';
import styles from './styles.lazy.module.css';
import type {Parts} from './useMendedModal.ts';

interface AdditionsProps {
  parts: Parts;
  outcome: Outcome;
  /** Said below the field while not everything is searched. */
  note: string | undefined;
  filter: string;
  choices: Choices;
  searchPagePath: string | false;
  onFilter: (filter: string) => void;
  /** Makes DocSearch ask again. */
  onRetry: () => void;
  /** Puts another text into the field. */
  onType: (text: string) => void;
}

/** What this site adds to DocSearch's modal: news for screen readers, the filter, and better words where nothing is shown. */
export default function Additions(props: AdditionsProps): ReactNode {
  const {parts, outcome, note, filter, choices, searchPagePath, onFilter, onRetry, onType} = props;
  const {announcement, status, query, isEmpty} = outcome;
  const isOutdated = status === 'outdated';
  return (
    <>
      {createPortal(<AfterPause text={announcement} />, parts.dialog)}
      {createPortal(
        <SearchFilter filter={filter} choices={choices} onChange={onFilter} />,
        parts.aboveScreen,
      )}
      {createPortal(
        <>
          {note && <p className={styles.note}>{note}</p>}
          {isEmpty && (
            <NothingFound
              query={query}
              isElsewhere={filter !== '' && Object.keys(choices[SECTION] ?? {}).length > 0}
              onSearchEverywhere={() => {
                onFilter('');
                onRetry();
              }}
              onAsk={onType}
            />
          )}
          {(isOutdated || status === 'failed') && (
            <ErrorScreen
              query={query}
              isOutdated={isOutdated}
              searchPagePath={searchPagePath}
              onRetry={onRetry}
            />
          )}
        </>,
        parts.screen,
      )}
    </>
  );
}
