import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {phrasesIn, withoutQuotes} from '../../engine/quotes.ts';
import {encodeQuery, searchPageAddress} from '../searchPageAddress.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import {shorterQueries, type PageQuery} from './pageState.ts';

/** What to do about a query that finds nothing. */
export default function NoResults({asked}: {asked: PageQuery}): ReactNode {
  const {missingResultsUrl, searchPagePath} = useSearchSettings();
  const addressOf = (query: string): string => searchPageAddress(searchPagePath || '/', query);
  const hasPhrase = phrasesIn(asked.query).length > 0;
  const suggestions = shorterQueries(withoutQuotes(asked.query));
  return (
    <>
      {asked.section && (
        <p>
          You search in “{asked.section}” only.{' '}
          <Link to={addressOf(asked.query)}>Search everywhere</Link>
        </p>
      )}
      {hasPhrase && (
        <p>
          What stands in quotes occurs nowhere word for word.{' '}
          <Link to={addressOf(withoutQuotes(asked.query))}>Search without the quotes</Link>
        </p>
      )}
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((query) => (
              <li key={query}>
                <Link to={addressOf(query)}>{query}</Link>
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
