import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {resultUrl} from '../../client/resultUrl.ts';
import {useSearch} from '../useSearch.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import {titleOf} from './Hit.tsx';

/** Results shown. */
const COUNT = 5;

interface Props {
  text: string;
  /** Addresses that the reader has seen already. */
  seen: readonly string[];
  /** Called when the reader follows a link. */
  onLeave: () => void;
  /** Follows the list. */
  children: ReactNode;
}

/** The first results for a text, as a short list of links; nothing where there are none. */
export default function TopResults({text, seen, onLeave, children}: Props): ReactNode {
  const settings = useSearchSettings();
  const {search} = useSearch({text, filter: ''});
  const others = search.hits
    .map((hit) => ({...hit, url: resultUrl(hit.url, settings)}))
    .filter(({url}) => !seen.includes(url))
    .slice(0, COUNT);
  return (
    others.length > 0 && (
      <>
        <h4>Search results</h4>
        <ul>
          {others.map((hit) => (
            <li key={hit.objectID}>
              <Link to={hit.url} onClick={onLeave}>
                {titleOf(hit)}
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </>
    )
  );
}
