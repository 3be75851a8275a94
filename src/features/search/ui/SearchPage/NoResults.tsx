import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {encodeQuery} from '../searchPageAddress.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import {shorterQueries, writePageQuery, type PageQuery} from './pageState.ts';

/** What to do about a query that finds nothing. */
export default function NoResults({asked}: {asked: PageQuery}): ReactNode {
  const {missingResultsUrl} = useSearchSettings();
  const suggestions = shorterQueries(asked.query);
  return (
    <>
      {asked.section && (
        <p>
          You search in “{asked.section}” only.{' '}
          <Link to={writePageQuery({...asked, section: ''})}>Search everywhere</Link>
        </p>
      )}
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((query) => (
              <li key={query}>
                <Link to={writePageQuery({query, section: ''})}>{query}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Check the spelling, use fewer words, or start from the{' '}
        <Link to="/quick-starts/">quick starts</Link>.
      </p>
      {missingResultsUrl && (
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultsUrl.replace('{query}', encodeQuery(asked.query))}>
            Let us know.
          </Link>
        </p>
      )}
    </>
  );
}
