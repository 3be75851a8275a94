import type {ReactNode} from 'react';

/** Stands in for DocSearch's screen of the same look, which does not stay (see reportingClient). */
export default function ErrorScreen({searchPage}: {searchPage: string | false}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
      {searchPage && (
        <p className="DocSearch-Help">
          {/* A full page load: the reason for the failure may be an outdated page. */}
          <a href={searchPage}>Open the search page</a>
        </p>
      )}
    </div>
  );
}
