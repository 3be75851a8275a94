import type {JSX} from 'react';
import Link from '@docusaurus/Link';
import type {DocSearchModalProps} from '@docsearch/react';
import Highlighted from '../../components/Search/Highlighted';
import styles from './styles.module.css';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** What a section says about the query; page hits show it on their second line anyway. */
function snippetOf(hit: HitProps['hit']): string | undefined {
  const content = '_snippetResult' in hit ? hit._snippetResult?.content : undefined;
  return hit.type !== 'lvl1' && content && content.matchLevel !== 'none'
    ? content.value
    : undefined;
}

/** A result; sections also show what they say about the query. */
export default function Hit({hit, children}: HitProps): JSX.Element {
  const snippet = snippetOf(hit);
  return (
    <Link to={hit.url}>
      {children}
      {snippet && (
        <span className={styles.snippet}>
          <Highlighted value={snippet} />
        </span>
      )}
    </Link>
  );
}
