import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Highlighted from '../Highlighted.tsx';
import {keepFound} from '../found-words/keepFound.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import {resultUrl} from '../../client/resultUrl.ts';
import type {SearchHit} from '../../client/searchClient.ts';
import {LEVELS} from '../../records/types.ts';
import styles from './styles.lazy.module.css';

/** Highlighted headings of a hit from the sidebar section down; the last one names it. */
function headings({_highlightResult}: SearchHit): string[] {
  return LEVELS.flatMap((level) => _highlightResult.hierarchy[level]?.value ?? []);
}

function Result({hit, query}: {hit: SearchHit; query: string}): ReactNode {
  const settings = useSearchSettings();
  const url = resultUrl(hit.url, settings);
  const path = headings(hit);
  const title = path.pop() ?? '';
  const summary = hit._snippetResult?.content?.value;
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={url} onClick={() => keepFound(query, {...hit, url})}>
          <Highlighted value={title} />
        </Link>
      </Heading>
      <p className={styles.path}>
        {path.map((heading, place) => (
          <span key={place}>
            <Highlighted value={heading} />
          </span>
        ))}
      </p>
      {summary && (
        <p className={styles.summary}>
          <Highlighted value={summary} />
        </p>
      )}
    </li>
  );
}

interface Props {
  hits: readonly SearchHit[];
  /** What they were found by. */
  query: string;
}

export default function Results({hits, query}: Props): ReactNode {
  return (
    <ol className={styles.results}>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} query={query} />
      ))}
    </ol>
  );
}
