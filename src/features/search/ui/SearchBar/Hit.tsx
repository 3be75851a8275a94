import type {JSX, MouseEvent} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Highlighted from '../Highlighted.tsx';
import {useModalSettings} from './SettingsContext.ts';
import styles from './styles.lazy.module.css';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** What a section says about the query; page hits show it on their second line anyway. */
function snippetOf(hit: HitProps['hit']): string | undefined {
  const content = '_snippetResult' in hit ? hit._snippetResult?.content : undefined;
  return hit.type !== 'lvl1' && content && content.matchLevel !== 'none'
    ? content.value
    : undefined;
}

function opensElsewhere({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

/** A result; sections also show what they say about the query. */
export default function Hit({hit, children}: HitProps): JSX.Element {
  const {navigate} = useModalSettings();
  const snippet = snippetOf(hit);
  return (
    // Not Docusaurus' Link, which sets up an observer anew for each result on every render.
    <a
      href={hit.url}
      onClick={(event) => {
        if (!opensElsewhere(event)) {
          event.preventDefault();
          navigate(hit);
        }
      }}
    >
      {children}
      {snippet && (
        <span className={styles.snippet}>
          <Highlighted value={snippet} />
        </span>
      )}
    </a>
  );
}
