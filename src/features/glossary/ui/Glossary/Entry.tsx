import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TextWithCode from '../../../../shared/ui/TextWithCode/index.tsx';
import type {GlossaryEntry} from '../../lookUp.ts';
import styles from './styles.module.css';

/** One term of the glossary. */
export default function Entry({
  id,
  term,
  definition,
  aliases,
  otherNames,
  link,
}: GlossaryEntry): ReactNode {
  return (
    <div className={styles.entry} id={id}>
      <dt className={styles.term}>
        <Link to={link}>{term}</Link>
      </dt>
      <dd>
        <TextWithCode text={definition} />
      </dd>
      {aliases.length > 0 && <dd className={styles.names}>Also: {aliases.join(', ')}</dd>}
      {otherNames.length > 0 && (
        <dd className={styles.names}>Elsewhere: {otherNames.join(', ')}</dd>
      )}
    </div>
  );
}
