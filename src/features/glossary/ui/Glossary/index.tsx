import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import type {GlossaryEntry} from '../../glossary.ts';
import styles from './styles.module.css';
import TextWithCode from '../../../../shared/ui/TextWithCode/index.tsx';

/** One term of the glossary. */
function Entry({id, term, definition, aliases, otherNames, link}: GlossaryEntry): ReactNode {
  return (
    <div className={styles.entry} id={id}>
      <dt>
        <Link to={link}>{term}</Link>
      </dt>
      <dd>
        <TextWithCode text={definition} />
      </dd>
      {aliases.length > 0 && <dd className="quiet">Also: {aliases.join(', ')}</dd>}
      {otherNames.length > 0 && <dd className="quiet">Elsewhere: {otherNames.join(', ')}</dd>}
    </div>
  );
}

interface Props {
  /** A group in `src/features/glossary/glossary.yaml`. */
  area: string;
  /** Set by the glossary-terms plugin. */
  entries?: readonly GlossaryEntry[];
}

/** The terms of one part of the glossary, each with an id to link to. */
export default function Glossary({area, entries}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (!entries) {
    throw new Error(`<Glossary area="${area}"> has no entries: is the glossary-terms plugin on?`);
  }
  entries.forEach(({id}) => collectAnchor(id));
  return (
    <dl>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </dl>
  );
}
