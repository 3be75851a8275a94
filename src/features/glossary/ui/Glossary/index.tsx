import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {GlossaryEntry} from '../../lookUp.ts';
import Entry from './Entry.tsx';
import styles from './styles.module.css';

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
    <dl className={styles.list}>
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </dl>
  );
}
