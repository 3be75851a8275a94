import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Highlighted from '../Highlighted.tsx';
import {useSearchSettings} from '../useSearchSettings.ts';
import {resultUrl} from '../../client/resultUrl.ts';
import type {SearchHit} from '../../client/searchClient.ts';
import {LEVELS} from '../../records/types.ts';
import styles from './styles.module.css';

/** Highlighted headings of a hit from the sidebar section down; the last one names it. */
function headings({_highlightResult}: SearchHit): string[] {
  return LEVELS.flatMap((level) => _highlightResult.hierarchy[level]?.value ?? []);
}

function Result({hit}: {hit: SearchHit}): ReactNode {
  const settings = useSearchSettings();
  const path = headings(hit);
  const title = path.pop() ?? '';
  const summary = hit._snippetResult?.content?.value;
  return (
    <li className={styles.result}>
      <Heading as="h2" className={styles.title}>
        <Link to={resultUrl(hit.url, settings)}>
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

export default function Results({hits}: {hits: readonly SearchHit[]}): ReactNode {
  return (
    <ol className={styles.results}>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}
