import type {ReactNode} from 'react';
import ReloadButton from '../../../../shared/ui/ReloadButton.tsx';
import {searchPageAddress} from '../searchPageAddress.ts';

interface Props {
  query: string;
  /** Whether only a reload of the page can help. */
  isOutdated: boolean;
  searchPagePath: string | false;
  onRetry: () => void;
}

/** Stands in for DocSearch's screen of the same look, which does not stay (see reportingClient). */
export default function ErrorScreen(props: Props): ReactNode {
  const {query, isOutdated, searchPagePath, onRetry} = props;
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">
        {isOutdated
          ? 'There may be a newer version of this page.'
          : 'You might want to check your network connection.'}
      </p>
      <p className="DocSearch-Help">
        {isOutdated ? (
          <ReloadButton className="button button--primary" />
        ) : (
          <button type="button" className="button button--primary" onClick={onRetry}>
            Retry
          </button>
        )}
      </p>
      {searchPagePath && (
        <p className="DocSearch-Help">
          {/* A full page load: the reason for the failure may be an outdated page. */}
          <a href={searchPageAddress(searchPagePath, query)}>Open the search page</a>
        </p>
      )}
    </div>
  );
}
